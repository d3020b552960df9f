import { style, styleVariants } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')

/** Strips under the header: side by side from md, below each other on small screens. */
export const strips = style({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
})

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
const icon = style({ flex: 'none', width: 28, height: 28 })
export const icons = styleVariants({
  alert: [icon],
  info: [icon, { color: vars.color.info }],
  warn: [icon, { color: vars.color.warn }],
})
export const words = style({ flex: 1, minWidth: 0, '@media': { [below('sm')]: { flexBasis: '70%' } } })
export const what = style({ display: 'block', fontWeight: 650 })
export const action = style({ flex: 'none', '@media': { [below('sm')]: { width: '100%' } } })
/** The one button of the red strip: white in every scheme, as the strip is red in every scheme. */
export const onAlert = style({
  selectors: {
    '&&': { background: '#fff', borderColor: '#fff', color: '#8D1828' },
    '&&:hover': { background: '#FCEBEA' },
    '&&:focus-visible': { outlineColor: '#fff' },
  },
})
