/**
 * Rules of axe that style sheets, places and what can be scrolled decide: only a browser can ask them. All others are asked of the markup of every
 * state by the walk of examples in Node, and by a browser too in `npm run test:all`.
 */
export const STYLE_RULES = [
  'aria-hidden-focus',
  'color-contrast',
  'landmark-unique',
  'link-in-text-block',
  'scrollable-region-focusable',
] as const
