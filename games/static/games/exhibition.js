/* Lets the plays of an exhibition follow one another until somebody pauses them. */
"use strict";

(() => {
  const PACES = [0.5, 0.75, 1, 1.5, 2, 3, 5];
  const part = (name) => document.getElementById(`watch-${name}`);
  const controls = part("controls");
  const pause = part("pause");
  const next = part("next");
  // Who asked his system for little motion starts the plays himself.
  let isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  let pace = PACES.indexOf(1);
  let timer = 0;

  const rest = () => Number(part("at").dataset.rest);

  function wait() {
    clearTimeout(timer);
    if (isPlaying && rest() && !document.hidden) {
      timer = setTimeout(() => htmx.trigger(next, "advance"), rest() / PACES[pace]);
    }
  }

  function play(goesOn) {
    isPlaying = goesOn;
    pause.textContent = goesOn ? pause.dataset.pause : pause.dataset.play;
    wait();
  }

  function hurry(by) {
    pace = Math.min(Math.max(pace + by, 0), PACES.length - 1);
    part("pace").textContent = `${PACES[pace]}×`;
    wait();
  }

  function end() {
    const hadFocus = controls.contains(document.activeElement);
    controls.hidden = true;
    if (hadFocus) part("result").focus();
  }

  function lose() {
    part("lost").hidden = false;
    play(false);
  }

  pause.addEventListener("click", () => {
    part("lost").hidden = true;
    htmx.trigger(next, "htmx:abort");
    play(!isPlaying);
  });
  part("slower").addEventListener("click", () => hurry(-1));
  part("faster").addEventListener("click", () => hurry(1));
  document.addEventListener("visibilitychange", wait);
  document.addEventListener("htmx:sendError", lose);
  document.addEventListener("htmx:responseError", lose);
  document.addEventListener("htmx:afterSettle", () => {
    history.replaceState(null, "", part("at").dataset.address);
    part("said").textContent = part("news").textContent;
    part("lost").hidden = true;
    if (rest()) wait();
    else end();
  });

  part("clock").hidden = false;
  play(isPlaying);
})();
