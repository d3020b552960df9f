import { style, styleVariants } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'
import { heard } from '../ui/visually-hidden/heard.ts'

const md = from('md')
const phone = below('sm')

/** Strips under the header: side by side from md, below each other on small screens. */
export const strips = style({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
})

/** The place of a strip that may come: what stands below it does not move then. */
export const reserved = style({ height: 68, '@media': { [phone]: { height: 52 }, print: { display: 'none' } } })

/** Where the column of the page begins, seen from the edge of the screen. */
const EDGE = `max(${vars.layout.gutter}, calc((100cqi - ${vars.layout.wrap}) / 2))`

const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  alignItems: 'center',
  padding: `14px ${vars.layout.gutter}`,
  fontSize: vars.size.s3,
  lineHeight: 1.35,
  '@media': {
    // One line each, so that the savings stay in the upper half of the screen; letters enlarged by the reader still wrap.
    [phone]: { gap: '4px 10px', paddingBlock: 4, fontSize: vars.size.s2 },
    [md]: {
      flexWrap: 'nowrap',
      paddingBlock: 12,
      selectors: { '&:first-child': { paddingLeft: EDGE }, '&:last-child': { paddingRight: EDGE }, '& + &': { paddingLeft: 32 } },
    },
  },
})
export const tones = styleVariants({
  alert: [strip, { background: vars.color.alertSolid, color: '#fff' }],
  info: [strip, { background: vars.color.infoTint, color: vars.color.ink, borderBottom: `1px solid ${vars.color.line}` }],
  warn: [strip, { background: vars.color.warnTint, color: vars.color.ink, borderBottom: `1px solid ${vars.color.line}` }],
})
const icon = style({ flex: 'none', width: 28, height: 28, '@media': { [phone]: { display: 'none' } } })
export const icons = styleVariants({
  alert: [icon],
  info: [icon, { color: vars.color.info }],
  warn: [icon, { color: vars.color.warn }],
})
export const words = style({ flex: '1 1 0', minWidth: 'min(100%, 11rem)' })
/** More than the title: heard on a phone, where the page of the action says it again. */
export const more = style({ '@media': { [phone]: heard } })
export const what = style({ display: 'block', fontWeight: 650 })
export const action = style({
  flex: 'none',
  '@media': { [phone]: { selectors: { '&&': { paddingInline: 10 } } } },
})
/** What the action is called: on a phone an arrow stands for it, which has its name. */
export const actionWords = style({ '@media': { [phone]: heard } })
export const actionArrow = style({
  display: 'none',
  '@media': { [phone]: { selectors: { 'a > &': { display: 'block', width: 20, height: 20 } } } },
})
/** The one button of the red strip: white in every scheme, as the strip is red in every scheme. */
export const onAlert = style({
  selectors: {
    '&&': { background: '#fff', borderColor: '#fff', color: '#8D1828' },
    '&&:hover': { background: '#FCEBEA' },
    '&&:focus-visible': { outlineColor: '#fff' },
  },
})
