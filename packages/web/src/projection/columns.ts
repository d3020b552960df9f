/** Relative widths of the four cards, and the room of the threads above each, as shares of the drawing's width. */
export const TARGETS = {
  width: 1200,
  wide: [
    { start: 0.022, width: 0.37 },
    { start: 0.443, width: 0.146 },
    { start: 0.64, width: 0.146 },
    { start: 0.836, width: 0.146 },
  ],
  narrow: [
    { start: 0, width: 0.4 },
    { start: 0.42, width: 0.18 },
    { start: 0.62, width: 0.18 },
    { start: 0.82, width: 0.18 },
  ],
} as const
