// Places players by clicks on the court. Without this file the lists below it do.
"use strict";

(() => {
  // As the engine draws those who share a spot: their size, and from one to the next.
  const SIZES = [[1.45, 0], [1.1, 46], [0.75, 32]];

  const number = (rect, name) => Number(rect.getAttribute(name));

  function begin(box) {
    const court = box.querySelector("svg");
    const roles = [...box.querySelectorAll("select")];
    const picks = [...box.querySelectorAll("[data-pick]")];
    const sets = [...box.querySelectorAll("input[type=radio]")];
    const ready = sets.filter((set) => set.dataset.places !== undefined);
    const own = sets.find((set) => set.dataset.places === undefined);
    const spots = [...court.querySelectorAll("[data-spot]")];
    let picked = 0;

    function put(index, places) {
      const token = court.querySelector(`[data-role="${index + 1}"]`);
      const spot = spots.find((rect) => rect.dataset.spot === places[index]);
      if (!spot) {
        token.setAttribute("display", "none");
        return;
      }
      const same = places.filter((place) => place === places[index]).length;
      const row = places.slice(0, index).filter((place) => place === places[index]).length;
      const [scale, step] = SIZES[Math.min(same, SIZES.length) - 1];
      const x = number(spot, "x") + number(spot, "width") / 2 + ((2 * row - same + 1) * step) / 2;
      const y = number(spot, "y") + number(spot, "height") / 2;
      token.removeAttribute("display");
      token.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    }

    function draw() {
      const places = roles.map((role) => role.value);
      places.forEach((_place, index) => put(index, places));
      picks.forEach((pick, index) => {
        pick.setAttribute("aria-pressed", String(index === picked));
        court.querySelector(`[data-role="${index + 1}"]`).classList.toggle("picked", index === picked);
      });
      const open = new Set([...roles[picked].options].map((option) => option.value));
      for (const spot of spots) spot.classList.toggle("c-barred", !open.has(spot.dataset.spot));
    }

    // What the drawing says of itself to those who do not see it is that of before.
    function changed() {
      const places = roles.map((role) => role.value).join(" ").trim();
      (ready.find((set) => set.dataset.places === places) ?? own).checked = true;
      court.setAttribute("aria-hidden", "true");
      draw();
    }

    ready.forEach((set) => set.addEventListener("change", () => {
      const places = set.dataset.places.split(" ");
      roles.forEach((role, index) => { role.value = places[index] ?? ""; });
      changed();
    }));
    roles.forEach((role, index) => role.addEventListener("change", () => {
      picked = index;
      changed();
    }));
    picks.forEach((pick, index) => {
      pick.hidden = false;
      pick.addEventListener("click", () => {
        picked = index;
        draw();
      });
    });
    for (const mark of box.querySelectorAll("[data-number]")) mark.hidden = true;
    box.querySelector("[data-hint]").hidden = false;
    court.addEventListener("click", (event) => {
      const place = event.target.dataset.spot;
      if (![...roles[picked].options].some((option) => option.value === place)) return;
      roles[picked].value = place;
      changed();
    });
    box.classList.add("is-live");
    draw();
  }

  for (const box of document.querySelectorAll("[data-formation]")) {
    if (!box.querySelector("select").disabled) begin(box);
  }
})();
