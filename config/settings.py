"""Settings of the one Django project, read from the environment.

With no variable set the site runs from one folder, ``var``: SQLite, an embedded
broker, letters as files. ``DATABASE_URL`` and ``REDIS_URL`` turn it to PostgreSQL
and Redis; nothing else in the code differs.

=======================  ==========================================================
HARDWOOD_VAR             folder of all that is written (``var``)
HARDWOOD_SECRET_KEY      else generated once into ``var/secret_key``
HARDWOOD_HOSTS           host names answered to, comma-separated (this machine's)
HARDWOOD_ORIGINS         further origins whose forms are taken, ``https://…``
HARDWOOD_HTTPS           yes: secure cookies, HSTS, redirect to https
HARDWOOD_PROXIES         reverse proxies in front, whose X-Forwarded-* is believed
HARDWOOD_STATIC_ROOT     folder of ``collectstatic``: hashed, compressed files
HARDWOOD_MAIL_FROM       sender of letters
HARDWOOD_DEBUG           yes: Django's debug pages, for development only
HARDWOOD_LOG_LEVEL       of all loggers (WARNING)
EMAIL_URL                ``smtp://``, ``smtp+tls://`` or ``smtps://`` server
DATABASE_URL             PostgreSQL; ``DB_POOL_MAX`` bounds a process's connections
REDIS_URL                Redis or Valkey, for queue and cache
=======================  ==========================================================
"""

import os
import ssl
from pathlib import Path
from typing import Any

from django.utils.translation import gettext_lazy as _

from config import environment
from config.display import user_display

BASE_DIR = Path(__file__).resolve().parent.parent
VAR = environment.var_folder(os.environ, BASE_DIR)

SECRET_KEY = environment.secret_key(os.environ, VAR)
DEBUG = environment.read_flag(os.environ, "HARDWOOD_DEBUG")
ALLOWED_HOSTS = environment.read_list(
    os.environ, "HARDWOOD_HOSTS", default=["localhost", "127.0.0.1", "[::1]"]
)
CSRF_TRUSTED_ORIGINS = environment.read_list(os.environ, "HARDWOOD_ORIGINS", default=[])

INSTALLED_APPS = [
    "config.apps.ConfigApp",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "crispy_forms",
    "crispy_bootstrap5",
    "csp",
    "django_htmx",
    "leagues.apps.LeaguesApp",
    "games.apps.GamesApp",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "servestatic.middleware.ServeStaticMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]

ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"
WSGI_APPLICATION = "config.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "config.theme.theme",
            ],
        },
    }
]
CRISPY_ALLOWED_TEMPLATE_PACKS = "bootstrap5"
CRISPY_TEMPLATE_PACK = "bootstrap5"

DATABASES = {"default": environment.database(os.environ, VAR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# The broker of `manage.py up`, or None where REDIS_URL names a server.
BROKER_SOCKET = (
    None if os.environ.get("REDIS_URL", "").strip() else environment.broker_socket(VAR)
)
CELERY_BROKER_URL, CACHE_URL = environment.broker_urls(os.environ, VAR)
CACHES: dict[str, dict[str, Any]] = {
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": CACHE_URL,
        "KEY_PREFIX": "hardwood",
        "OPTIONS": {"socket_connect_timeout": 2, "socket_timeout": 5},
    }
}

if CELERY_BROKER_URL.startswith("rediss:"):
    CELERY_BROKER_USE_SSL = {"ssl_cert_reqs": ssl.CERT_REQUIRED}
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_SERIALIZER = "json"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
# Far below the visibility timeout, after which another worker gets the task too.
CELERY_TASK_SOFT_TIME_LIMIT = 60
CELERY_TASK_TIME_LIMIT = 90
CELERY_TASK_PUBLISH_RETRY_POLICY = {
    "max_retries": 1,
    "interval_start": 0.2,
    "interval_step": 0,
    "interval_max": 0.2,
}
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "visibility_timeout": 120,
    # A killed worker's task is looked for every interval × throttle seconds.
    "unacked_restore_interval": 5,
    "unacked_restore_throttle": 1,
}
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True
CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT = 1.0
CELERY_WORKER_SEND_TASK_EVENTS = False
CELERY_TASK_SEND_SENT_EVENT = False
CELERY_WORKER_HIJACK_ROOT_LOGGER = False

AUTH_USER_MODEL = "config.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "desk"
LOGOUT_REDIRECT_URL = "home"

ACCOUNT_ADAPTER = "config.adapters.AccountAdapter"
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_FORMS = {
    "add_email": "config.email_forms.AddressForm",
    "change_password": "config.password_forms.NewPasswordForm",
    "reset_password_from_key": "config.password_forms.ForgottenPasswordForm",
}
ACCOUNT_SIGNUP_FORM_CLASS = "config.forms.NameForm"
ACCOUNT_USER_DISPLAY = user_display
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Hardwood: "
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_MAX_EMAIL_ADDRESSES = 3
ACCOUNT_LOGOUT_ON_PASSWORD_CHANGE = False
ACCOUNT_LOGIN_ON_PASSWORD_RESET = True
ACCOUNT_SESSION_REMEMBER = True
# Attempts / time / per what; counted in the shared cache, so for all processes.
ACCOUNT_RATE_LIMITS = {
    "signup": "10/m/ip,40/h/ip",
    "login": "30/m/ip",
    "login_failed": "10/m/ip,5/5m/key",
    "reset_password": "10/m/ip,3/m/key",
}
# Passkeys need https and a host name, which the default set-up does not have.
MFA_SUPPORTED_TYPES = ["totp", "recovery_codes"]
MFA_TOTP_ISSUER = "Hardwood"

vars().update(environment.mail(os.environ, VAR))
DEFAULT_FROM_EMAIL = (
    os.environ.get("HARDWOOD_MAIL_FROM") or "Hardwood <no-reply@localhost>"
)
SERVER_EMAIL = DEFAULT_FROM_EMAIL

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English"))]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "static/"
STATIC_ROOT = os.environ.get("HARDWOOD_STATIC_ROOT") or None
# Without a build the files are served from where they lie.
SERVESTATIC_USE_FINDERS = STATIC_ROOT is None
SERVESTATIC_AUTOREFRESH = DEBUG
SERVESTATIC_ALLOW_ALL_ORIGINS = False
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "servestatic.storage.CompressedManifestStaticFilesStorage"
        if STATIC_ROOT
        else "django.contrib.staticfiles.storage.StaticFilesStorage"
    },
}
MEDIA_ROOT = str(VAR / "media")

HTTPS = environment.read_flag(os.environ, "HARDWOOD_HTTPS")
PROXIES = environment.read_integer(os.environ, "HARDWOOD_PROXIES", default=0, most=9)
ALLAUTH_TRUSTED_PROXY_COUNT = PROXIES
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https" if HTTPS else "http"
if PROXIES:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^health/$"]
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "config.errors.csrf_failure"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "object-src": ["'none'"],
        "frame-ancestors": ["'none'"],
        "base-uri": ["'self'"],
        "form-action": ["'self'"],
    }
}

# The API. Neither of its two libraries is among the apps: they would bring only pages
# and static files of their own, and the site has its own.
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "rest_framework.authentication.SessionAuthentication"
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": [],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    # Counted in the shared cache, so for all processes.
    "DEFAULT_THROTTLE_RATES": {"anon": "120/min", "user": "600/min"},
    "EXCEPTION_HANDLER": "drf_standardized_errors.handler.exception_handler",
    "NUM_PROXIES": PROXIES,
    "URL_FORMAT_OVERRIDE": None,
}
DRF_STANDARDIZED_ERRORS = {
    "EXCEPTION_HANDLER_CLASS": "leagues.api.errors.ProblemHandler"
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Hardwood API",
    "DESCRIPTION": "What the pages of leagues show, for programs. It only reads.",
    "VERSION": "1",
    "OAS_VERSION": "3.1.0",
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "SORT_OPERATIONS": False,
    "SORT_OPERATION_PARAMETERS": False,
    # Choices stand where they are used: without this nothing numbers their names.
    "POSTPROCESSING_HOOKS": [],
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
}

LOG_LEVEL = os.environ.get("HARDWOOD_LOG_LEVEL", "WARNING").upper()
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {
            "format": "{asctime} {levelname} {name}: {message}",
            "style": "{",
        }
    },
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": LOG_LEVEL},
    "loggers": {
        # Django's own handlers would add mail and a second line.
        "django": {"handlers": [], "level": LOG_LEVEL, "propagate": True},
        # A wrong address or an expired form is a reader's affair, not ours.
        "django.request": {"level": "ERROR"},
        "django.security.csrf": {"level": "ERROR"},
        "django.security.DisallowedHost": {"level": "CRITICAL"},
        # A message that comes while the worker stops goes back to the queue.
        "kombu.transport.virtual.base": {"level": "ERROR"},
    },
}
