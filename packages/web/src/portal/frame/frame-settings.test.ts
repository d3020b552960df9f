import { describe, expect, it } from 'vitest'
import { readFrameSettings } from './frame-settings.ts'

describe('settings of the frame', () => {
  it('[P-FOOT-14] shows nothing that is not configured', () => {
    expect(readFrameSettings({ VITE_ENVIRONMENT: 'production' })).toEqual({
      helpLine: {},
      postalAddress: [],
      socialLinks: [],
      disabledFeatures: new Set(),
      statement: { companies: [], enterprises: [] },
    })
  })

  it.each([{}, { VITE_ENVIRONMENT: 'development' }, { VITE_ENVIRONMENT: 'acceptance' }])(
    'has a fictitious help line outside production: %j',
    (values) => {
      const { phone, email } = readFrameSettings(values).helpLine
      // ARCEP keeps 01 99 00 for works of fiction, RFC 2606 the ending of the address.
      expect(phone).toMatch(/^01 99 00 \d\d \d\d$/)
      expect(email).toMatch(/\.example$/)
    },
  )

  it('shows what is configured alone, a number without an address too', () => {
    expect(readFrameSettings({ VITE_HELP_PHONE: '01 99 00 00 00' }).helpLine).toEqual({ phone: '01 99 00 00 00' })
  })

  it('[P-FOOT-13] takes social networks with an https address, and no other', () => {
    expect(
      readFrameSettings({
        VITE_SOCIAL_LINKS: 'Réseau=https://reseau.example/h?a=b, Autre=javascript:alert(1),Vide=,=https://x.example',
      }).socialLinks,
    ).toEqual([{ name: 'Réseau', href: 'https://reseau.example/h?a=b' }])
  })

  it('[P-NAV-29] takes features away by name, and companies by id', () => {
    const { disabledFeatures, statement, helpLine } = readFrameSettings({
      VITE_DISABLED_FEATURES: 'payment, transfer',
      VITE_STATEMENT_COMPANIES: '35658,35662',
      VITE_STATEMENT_ENTERPRISES: '',
      VITE_HELP_PHONE: '01 99 00 00 00',
      VITE_HELP_EMAIL: 'aide@hautelisse.example',
    })
    expect(disabledFeatures).toEqual(new Set(['payment', 'transfer']))
    expect(statement).toEqual({ companies: ['35658', '35662'], enterprises: [] })
    expect(helpLine).toEqual({ phone: '01 99 00 00 00', email: 'aide@hautelisse.example' })
  })
})
