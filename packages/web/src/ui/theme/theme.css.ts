import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { from } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { TENANT_DARK, TENANT_LIGHT } from './tenant-colors.ts'
import { dark, light } from './tokens.ts'

type ColorName = keyof typeof vars.color

/** Custom properties of the colours that a tenant replaces. */
const brand = (colors: Readonly<Partial<Record<ColorName, string>>>): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [vars.color[name as ColorName], value]))

const darkVars = {
  ...assignVars(vars.color, dark.color),
  ...assignVars(vars.data, dark.data),
  ...assignVars(vars.shadow, dark.shadow),
}
// Where no scheme is chosen, the system's one applies: by a media query, so that nothing flashes and no script decides.
const systemDark = '(prefers-color-scheme: dark)'

createGlobalTheme(':root', vars, light)
globalStyle(':root', { colorScheme: 'light' })

globalStyle(':root', {
  '@media': {
    [from('sm')]: { vars: { [vars.layout.gutter]: '32px' } },
    [from('md')]: {
      vars: {
        [vars.size.h1]: '2.75rem',
        [vars.size.h2]: '2rem',
        [vars.size.h3]: '1.5rem',
        [vars.size.figureS]: '1.625rem',
        [vars.size.figureM]: '2.375rem',
        [vars.size.figureL]: '3.125rem',
        [vars.size.figureXl]: '5.5rem',
      },
    },
    [from('lg')]: { vars: { [vars.layout.header]: '76px', [vars.layout.gutter]: '40px' } },
    [from('xl')]: { vars: { [vars.layout.wrap]: '1320px' } },
  },
})

for (const tenant of ['carmandel', 'ormeraie'] as const)
  globalStyle(`:root[data-tenant="${tenant}"]`, { vars: brand(TENANT_LIGHT[tenant]) })

globalStyle(':root[data-scheme="dark"]', { colorScheme: 'dark', vars: darkVars })
globalStyle(':root:not([data-scheme])', { '@media': { [systemDark]: { colorScheme: 'dark', vars: darkVars } } })

for (const tenant of ['carmandel', 'ormeraie'] as const) {
  globalStyle(`:root[data-scheme="dark"][data-tenant="${tenant}"]`, { vars: brand(TENANT_DARK[tenant]) })
  globalStyle(`:root:not([data-scheme])[data-tenant="${tenant}"]`, {
    '@media': { [systemDark]: { vars: brand(TENANT_DARK[tenant]) } },
  })
}
