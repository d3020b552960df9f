import { globalStyle, style } from '@vanilla-extract/css'
import { below, vars } from '../../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
const narrow = `screen and ${below('md')}`

/** Three simulations may be wider than a phone: they move inside their own box, the page does not. */
export const box = style({ position: 'relative', overflowX: 'auto', margin: '0 -4px', padding: '4px' })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s3,
  '@media': { [narrow]: { display: 'block', width: 'calc(var(--variants) * 9.5rem)', minWidth: '100%' } },
})
globalStyle(`${table} > thead, ${table} > tbody`, { '@media': { [narrow]: { display: 'block' } } })

export const cell = style({
  padding: '10px 24px 10px 0',
  borderBottom: hairline,
  textAlign: 'left',
  verticalAlign: 'middle',
  fontWeight: 400,
  '@media': { [narrow]: { minWidth: 0, padding: '0 12px 12px 0', borderBottom: 0, fontSize: vars.size.s2 } },
})
// Words start and figures end where the box of a choice does.
globalStyle(`${cell} span:has(> select)`, { width: '100%' })
export const figure = style({ textAlign: 'right' })
/** On a phone the name of a line stands above its values, which keep their columns, clear of the edge of a line that differs. */
export const row = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--variants), minmax(0, 1fr))',
      alignItems: 'center',
      paddingLeft: '12px',
      borderBottom: hairline,
    },
  },
})
export const corner = style({
  width: '21rem',
  paddingLeft: '12px',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  fontWeight: 600,
  verticalAlign: 'bottom',
  '@media': { [narrow]: { display: 'none' } },
})
export const name = style({
  borderBottom: `1.5px solid ${vars.color.ink}`,
  fontWeight: 650,
  '@media': { [narrow]: { paddingBottom: '4px', borderBottom: 0 } },
})
export const nameRow = style({ display: 'flex', gap: '4px', alignItems: 'center', whiteSpace: 'nowrap' })
export const remove = style({ color: vars.color.ink2 })
export const head = style({
  paddingLeft: '12px',
  fontWeight: 600,
  '@media': { [narrow]: { gridColumn: '1 / -1', padding: '12px 0 6px' } },
})
export const headWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  '@media': { [narrow]: { position: 'sticky', left: '12px', justifyContent: 'flex-start', width: 'fit-content' } },
})
export const mark = style({ color: vars.color.info, fontSize: vars.size.s1, fontWeight: 600, whiteSpace: 'nowrap' })
export const strong = style({ fontWeight: 650 })
/** Word, weight and edge say it besides the ground. */
export const differs = style({
  background: vars.color.infoTint,
  '@media': { [narrow]: { boxShadow: `inset 4px 0 ${vars.color.info}` } },
})
globalStyle(`${differs} > ${head}`, { boxShadow: `inset 4px 0 ${vars.color.info}` })
globalStyle(`${differs} > ${head}`, { '@media': { [narrow]: { boxShadow: 'none' } } })
