import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

// ---- doors at the head
export const door = style({ display: 'grid', gap: 4 })
export const place = style({ color: vars.color.onBrand2, fontSize: vars.size.s1, lineHeight: 1.35 })
export const shut = style({
  selectors: { '&&': { borderStyle: 'dashed', color: vars.color.onBrand2 }, '&&:hover': { background: 'transparent' } },
})
/** As high as a door with its place. */
export const awaited = style({ height: 74 })

// ---- places of the acts
export const places = style({ marginTop: 64 })
export const link = style({ lineHeight: 1.3, whiteSpace: 'normal' })
export const reasons = style({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink2,
})
export const reason = style({ display: 'flex', gap: 8, alignItems: 'flex-start', lineHeight: 1.35 })
export const lock = style({ flex: 'none', width: 20, height: 20 })
