import { describe, expect, it } from 'vitest'
import { breakpointOf, BREAKPOINTS, HEADER_HEIGHT, isDesktop } from './index.ts'

describe('breakpoints', () => {
  it('[P-CONST-10] are five widths', () => {
    expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 980, lg: 1280, xl: 1920 })
  })

  it.each([
    [0, 'xs'],
    [599, 'xs'],
    [600, 'sm'],
    [979, 'sm'],
    [980, 'md'],
    [1279, 'md'],
    [1280, 'lg'],
    [1919, 'lg'],
    [1920, 'xl'],
  ])('[P-CONST-10] a width of %d reaches %s', (width, name) => {
    expect(breakpointOf(width)).toBe(name)
  })

  it('[P-LAY-11] a desktop begins at 1 280 for collective people', () => {
    expect([isDesktop('collective', 1279), isDesktop('collective', 1280)]).toEqual([false, true])
  })

  it.each(['individual', 'individual_transmission', undefined] as const)(
    '[P-LAY-12] a desktop begins at 600 for %s',
    (origin) => {
      expect([isDesktop(origin, 599), isDesktop(origin, 600)]).toEqual([false, true])
    },
  )

  it('[P-LAY-09] [P-LAY-10] [P-CONST-14] the header is 76 high on a desktop and 58 below', () => {
    expect(HEADER_HEIGHT).toEqual({ desktop: 76, mobile: 58 })
  })
})
