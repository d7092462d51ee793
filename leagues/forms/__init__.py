"""What commissioners fill in: read from a request, checked, and handed to services.

A form checks that it can be read at all; whether the values make sense is settled by
the service, whose refusal comes back to the field that it names.
"""
