import type { Origin } from '../session/index.ts'

/** Widths in CSS pixels from which a layout holds (P-CONST-10). */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 980, lg: 1280, xl: 1920 } as const
export type Breakpoint = keyof typeof BREAKPOINTS

/** Heights of the header in CSS pixels (P-LAY-09, P-LAY-10, P-CONST-14). */
export const HEADER_HEIGHT = { desktop: 76, mobile: 58 } as const

const WIDEST_FIRST = ['xl', 'lg', 'md', 'sm'] as const satisfies readonly Breakpoint[]

/**
 * Returns the widest breakpoint that a width reaches (P-CONST-10).
 *
 * @param width width of the window in CSS pixels
 * @example breakpointOf(980) // 'md'
 */
export const breakpointOf = (width: number): Breakpoint => WIDEST_FIRST.find((name) => width >= BREAKPOINTS[name]) ?? 'xs'

/**
 * Says whether a width is a desktop's: from lg for collective people, from sm for everybody else (P-LAY-11, P-LAY-12).
 *
 * @param origin origin of the person, or nothing for a visitor
 * @param width width of the window in CSS pixels
 * @example isDesktop('collective', 1279) // false
 */
export const isDesktop = (origin: Origin | undefined, width: number): boolean =>
  width >= BREAKPOINTS[origin === 'collective' ? 'lg' : 'sm']
