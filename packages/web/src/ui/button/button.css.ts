import { style } from '@vanilla-extract/css'
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minHeight: '52px',
    padding: '10px 24px',
    border: '1.5px solid transparent',
    borderRadius: vars.radius.m,
    fontFamily: vars.font.text,
    fontWeight: 600,
    fontSize: vars.size.s3,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&:focus-visible': { borderRadius: vars.radius.m },
    },
    '@media': { print: { display: 'none !important' } },
  },
  variants: {
    variant: {
      primary: { background: vars.color.action, color: vars.color.onAction, ':hover': { background: vars.color.actionHover } },
      accent: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        ':hover': { background: `color-mix(in oklab, ${vars.color.accent}, #fff 22%)` },
      },
      secondary: {
        background: 'transparent',
        color: vars.color.ink,
        borderColor: vars.color.lineStrong,
        ':hover': { background: vars.color.sunken, borderColor: vars.color.ink2 },
      },
      onHero: {
        background: 'transparent',
        color: vars.color.onBrand,
        borderColor: '#6F98A2',
        ':hover': { background: 'rgb(255 255 255 / 0.08)' },
        ':focus-visible': { outlineColor: vars.color.onBrand },
      },
    },
    size: {
      m: {},
      s: { minHeight: '44px', padding: '6px 16px', fontSize: vars.size.s2 },
    },
    wide: { true: { width: '100%' } },
    unavailable: {
      true: {
        background: vars.color.sunken,
        color: vars.color.ink3,
        borderColor: vars.color.line,
        ':hover': { background: vars.color.sunken, borderColor: vars.color.line },
      },
    },
  },
  defaultVariants: { variant: 'primary', size: 'm' },
})
export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>

/** An action that reads as a link: no box, 44 px high. */
export const textAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'not-allowed', textDecoration: 'none' } },
  '@media': { print: { display: 'none !important' } },
})
/** The quiet question beside a figure: « D'où vient ce chiffre ? ». */
export const whyAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: vars.size.s2,
  fontWeight: 600,
  textAlign: 'left',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  ':hover': { textDecorationThickness: '2px' },
  ':focus-visible': { outlineColor: 'currentColor' },
  '@media': { print: { display: 'none !important' } },
})
/** Header and corner tools: an icon with its word, 44 px square at least. */
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: '44px',
  minWidth: '44px',
  padding: '0 10px',
  border: 0,
  background: 'none',
  borderRadius: vars.radius.m,
  color: vars.color.ink,
  fontSize: vars.size.s2,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
  '@media': { '(max-width: 1279px)': { padding: '0 6px' }, print: { display: 'none !important' } },
})
