import { globalStyle } from '@vanilla-extract/css'
import { dark, light } from './tokens.ts'
import { assignVars } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/**
 * Paper is white whatever the scheme. The two attribute selectors weigh as much as the dark tenants' rules, and come after them.
 */
const paper = {
  ...assignVars(vars.color, {
    ...light.color,
    hero: '#FFFFFF',
    onBrand: light.color.ink,
    onBrand2: light.color.ink2,
    page: '#FFFFFF',
    sunken: '#FFFFFF',
    brand100: '#FFFFFF',
  }),
  // The sheet has its own margins.
  [vars.layout.gutter]: '0px',
  ...assignVars(vars.data, { ...light.data, h1: light.data.d1, h2: light.data.d2, h3: light.data.d3 }),
  ...assignVars(vars.shadow, { ...dark.shadow, s1: 'none', s2: 'none', s3: 'none' }),
}

for (const root of [':root', ':root[data-tenant][data-scheme]', ':root[data-tenant]:not([data-scheme])'])
  globalStyle(root, { '@media': { print: { colorScheme: 'light', vars: paper } } })

globalStyle('html', { '@media': { print: { fontSize: '9.35pt' } } })
globalStyle('body', { '@media': { print: { background: '#fff' } } })
globalStyle('a[href^="http"]::after', { '@media': { print: { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } } })
globalStyle('h1, h2, h3', { '@media': { print: { breakAfter: 'avoid' } } })
globalStyle('figure, table, tr, li', { '@media': { print: { breakInside: 'avoid' } } })
// A long table goes on overleaf, with its head, rather than leave half a sheet empty.
globalStyle('table:has(tbody > tr:nth-child(13))', { '@media': { print: { breakInside: 'auto' } } })
// Nothing is caught halfway on paper.
globalStyle('*', { '@media': { print: { animation: 'none !important', transition: 'none !important' } } })
globalStyle('[data-print="never"]', { '@media': { print: { display: 'none !important' } } })
globalStyle('[data-print="only"]', { '@media': { screen: { display: 'none !important' } } })
