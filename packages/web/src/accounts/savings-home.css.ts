import { style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const families = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  '@media': { [md]: { gap: 12, gridTemplateColumns: 'var(--family-columns)' } },
})

export const family = style({ padding: '20px 20px 6px', '@media': { [md]: { padding: '22px 26px 8px' } } })
export const familyTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: 0,
})
export const familyTotal = style({ margin: '2px 0 12px', '@media': { [below('md')]: { containerType: 'inline-size' } } })

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  padding: '13px 0',
  borderTop: `1px solid ${vars.color.line}`,
})
export const accountName = style({ flex: '1 1 7rem', minWidth: 0, fontWeight: 600, overflowWrap: 'break-word' })
export const accountBalance = style({ fontWeight: 600, textAlign: 'right' })
export const accountDetail = style({ flexBasis: '100%', color: vars.color.ink2, fontSize: vars.size.s2, lineHeight: 1.4 })
export const accountAct = style({ flexBasis: '100%', fontSize: vars.size.s2, lineHeight: 1.4 })

export const keyLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginTop: 10,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
})
export const valuedOn = style({ marginTop: 8 })

export const missing = style({ padding: '20px', '@media': { [md]: { padding: '22px 26px' } } })
export const missingText = style({ display: 'block', margin: '6px 0 12px', color: vars.color.ink2, fontSize: vars.size.s2 })
export const missingTitle = style({ display: 'block', color: vars.color.ink, fontSize: vars.size.s3, fontWeight: 650 })

export const incomplete = style({ color: vars.color.onBrand, fontWeight: 600 })

export const fanKeys = style({
  display: 'grid',
  gridTemplateColumns: 'var(--key-columns)',
  padding: '8px 0 22px',
  color: vars.color.onBrand2,
  fontSize: vars.size.s1,
  '@media': { [md]: { display: 'none' } },
})

export const noFan = style({ height: 40, '@media': { [md]: { height: 64 } } })

export const emptyHero = style({ padding: '0 0 44px', background: vars.color.hero, color: vars.color.onBrand })
export const emptyThreads = style({
  display: 'block',
  width: '100%',
  height: 110,
  marginBottom: 28,
  fill: 'none',
  stroke: vars.data.h1,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
})
export const emptyThread = style({ vectorEffect: 'non-scaling-stroke' })
export const emptyGreeting = style({ color: vars.color.onBrand2, fontSize: '1.5rem', fontWeight: 560 })
export const emptyTitle = style({ marginTop: 8, fontSize: '2rem', '@media': { [md]: { fontSize: '2.75rem' } } })
export const emptyText = style({ marginTop: 10, color: vars.color.onBrand2, fontSize: vars.size.lead })
