/** Smallest widths of the layouts, in CSS pixels. Below `sm` is the phone, from `md` content has a side column. */
export const BREAKPOINTS = { sm: 600, md: 980, lg: 1280, xl: 1920 } as const
export type Breakpoint = keyof typeof BREAKPOINTS

/** Media query of the widths from a breakpoint up: `from('md')` is `(min-width: 980px)`. */
export const from = (breakpoint: Breakpoint): string => `(min-width: ${BREAKPOINTS[breakpoint]}px)`

/** Media query of the widths below a breakpoint: `below('md')` is `(max-width: 979px)`. */
export const below = (breakpoint: Breakpoint): string => `(max-width: ${BREAKPOINTS[breakpoint] - 1}px)`

/** The narrowest phones, where margins give way before figures do. */
export const NARROW = '(max-width: 379px)'
