type BrandColors = Readonly<Record<string, string>>

/** What a tenant replaces: brand, accent, focus and link colours, never neutrals, states or data. */
export const TENANT_LIGHT = {
  carmandel: {
    brand950: '#0F1A40',
    brand900: '#172756',
    brand800: '#22397A',
    brand700: '#2C4A97',
    brand100: '#E8EDF9',
    brand50: '#F4F6FC',
    accent: '#F6A15B',
    onBrand2: '#CBD5F0',
    brandLine: '#3D4F85',
    focus: '#22397A',
  },
  ormeraie: {
    brand950: '#16271A',
    brand900: '#213A28',
    brand800: '#2C5036',
    brand700: '#386845',
    brand100: '#E6F1E6',
    brand50: '#F3F8F2',
    accent: '#F4B6A4',
    onBrand2: '#CCDFCF',
    brandLine: '#46644D',
    focus: '#2C5036',
  },
} as const satisfies Record<string, BrandColors>

export const TENANT_DARK = {
  carmandel: {
    // The accent and the words on the hero are the tenant's own in both schemes.
    accent: TENANT_LIGHT.carmandel.accent,
    onBrand2: TENANT_LIGHT.carmandel.onBrand2,
    hero: '#16224A',
    brand800: '#B9C8F4',
    brand700: '#AFC0F2',
    brand100: '#1B2A57',
    link: '#B3C4F3',
    action: '#F6A15B',
    actionHover: '#FAB880',
    focus: '#F6A15B',
  },
  ormeraie: {
    accent: TENANT_LIGHT.ormeraie.accent,
    onBrand2: TENANT_LIGHT.ormeraie.onBrand2,
    hero: '#1B3222',
    brand800: '#B5DCBE',
    brand700: '#A9D4B3',
    brand100: '#1E3A27',
    link: '#A9D4B3',
    action: '#F4B6A4',
    actionHover: '#F8CCBF',
    focus: '#F4B6A4',
  },
} as const satisfies Record<string, BrandColors>
