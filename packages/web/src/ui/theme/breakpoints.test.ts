import { expect, it } from 'vitest'
import { below, BREAKPOINTS, from, type Breakpoint } from './breakpoints.ts'

it('[P-CONST-10] a layout begins at 600, 980, 1 280 or 1 920 pixels, and one pixel less is the one before', () => {
  expect(BREAKPOINTS).toEqual({ sm: 600, md: 980, lg: 1280, xl: 1920 })
  const queries = Object.keys(BREAKPOINTS).map((name) => [from(name as Breakpoint), below(name as Breakpoint)])
  expect(queries).toEqual([
    ['(min-width: 600px)', '(max-width: 599px)'],
    ['(min-width: 980px)', '(max-width: 979px)'],
    ['(min-width: 1280px)', '(max-width: 1279px)'],
    ['(min-width: 1920px)', '(max-width: 1919px)'],
  ])
})
