import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const notice = style({ paddingBlock: 16 })

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.hero,
  color: vars.color.onBrand,
  '@media': { [md]: { height: 610 } },
})

export const text = style({ position: 'relative', zIndex: 1, paddingTop: 40, '@media': { [md]: { paddingTop: 84 } } })

export const title = style({
  fontSize: '2.75rem',
  lineHeight: 1.04,
  letterSpacing: '-0.015em',
  '@media': { [md]: { fontSize: '4.5rem' } },
})

export const lead = style({
  maxWidth: '29rem',
  marginTop: 16,
  color: vars.color.onBrand2,
  fontSize: vars.size.lead,
  '@media': { [md]: { maxWidth: '26rem', marginTop: 22, fontSize: '1.3125rem' } },
})

const fan = style({ fill: 'none', overflow: 'visible' })

export const fanSmall = style([
  fan,
  {
    display: 'block',
    width: `calc(100% - 2 * ${vars.layout.gutter})`,
    height: 150,
    margin: `30px ${vars.layout.gutter} 0`,
    strokeWidth: 1.8,
    '@media': { [md]: { display: 'none' } },
  },
])

// Drawn for a column of 1 200: it grows with the column, so that every bundle ends on its card.
export const fanLarge = style([
  fan,
  {
    display: 'none',
    strokeWidth: 1.9,
    '@media': {
      [md]: {
        display: 'block',
        position: 'absolute',
        left: '50%',
        bottom: 0,
        width: `calc(min(100% - 2 * ${vars.layout.gutter}, ${vars.layout.wrap}) * 1.2)`,
        height: 610,
        transform: 'translateX(-50%)',
      },
    },
  },
])

const thread = style({ vectorEffect: 'non-scaling-stroke' })
export const threadColor = [vars.data.h1, vars.data.h2, vars.data.h3].map((stroke) => style([thread, { stroke }]))

export const doorsGround = style({ background: `linear-gradient(${vars.color.hero} 60px, transparent 60px)` })

export const doors = style({
  display: 'grid',
  gap: 14,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
  },
})

export const door = style({
  display: 'flex',
  flexDirection: 'column',
  // Above the drawing, whose threads end behind the card.
  position: 'relative',
  padding: '22px 22px 24px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  boxShadow: vars.shadow.s1,
  '@media': { [md]: { padding: '28px 32px 32px' } },
})

export const doorTitle = style({ fontSize: '1.5rem', '@media': { [md]: { fontSize: '1.75rem' } } })

export const doorText = style({
  margin: '8px 0 20px',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  '@media': { [md]: { marginBottom: 28, fontSize: vars.size.s3 } },
})

export const letter = style({
  marginTop: 20,
  color: vars.color.ink2,
  '@media': { [md]: { marginTop: 28, fontSize: vars.size.lead } },
})

export const doorAction = style({ marginTop: 'auto' })
