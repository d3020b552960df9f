import type { Portfolio, SeedPosition } from './portfolio.ts'

const inCompartment = (compartment: 'co' | 'vvd' | 'es', worths: readonly [string, string, string]): readonly SeedPosition[] =>
  (['obligations-responsables', 'actions-europe-durable', 'fonds-en-euros'] as const).map((fund, place) => ({
    fund,
    compartment,
    worth: worths[place] ?? '0',
  }))

/** Her mandatory retirement plan: three funds in guided management, two that she chose herself. */
export const PERO_FUNDS: readonly SeedPosition[] = [
  ...inCompartment('co', ['12592.08', '9444.06', '9444.06']),
  ...inCompartment('vvd', ['2460.00', '1845.00', '1845.00']),
  ...inCompartment('es', ['2000.00', '1500.00', '1500.00']),
  {
    fund: 'obligations-echeance-2027',
    compartment: 'vvnd',
    worth: '3500.00',
    lots: [{ acquired: '2024-03-15', origin: 'payment', available: '2027-06-30' }],
  },
  {
    fund: 'monetaire-responsable',
    compartment: 'es',
    worth: '2130.20',
    lots: [{ acquired: '2023-05-30', origin: 'profit-sharing', available: '2026-09-15' }],
  },
]

/** Her company savings plan: what was acquired until 2021 is free, the rest from 2028 to 2031. */
export const PEE_FUNDS: Portfolio & { readonly positions: readonly SeedPosition[] } = {
  positions: [
    {
      fund: 'actions-europe-durable',
      worth: '5239.24',
      lots: [
        { acquired: '2023-05-31', origin: 'profit-sharing' },
        { acquired: '2024-05-31', origin: 'incentive-bonus' },
        { acquired: '2025-05-30', origin: 'profit-sharing' },
      ],
    },
    {
      fund: 'obligations-responsables',
      worth: '2964.92',
      lots: [
        { acquired: '2020-05-29', origin: 'profit-sharing', worth: '2010.44' },
        { acquired: '2023-05-31', origin: 'incentive-bonus', worth: '954.48' },
      ],
    },
    {
      fund: 'monetaire-responsable',
      worth: '3200.00',
      lots: [
        {
          acquired: '2021-05-28',
          origin: 'payment',
          worth: '3200.00',
          switched: { from: 'actions-europe-durable', sold: '2026-11-16', bought: '2026-11-20' },
        },
      ],
    },
  ],
  paidIn: '8849.63',
}

export const PEG_FUNDS: readonly SeedPosition[] = [
  { fund: 'equilibre-durable', worth: '1500.00', lots: [{ acquired: '2024-05-31', origin: 'payment' }] },
  { fund: 'prudence', worth: '1000.00', lots: [{ acquired: '2024-05-31', origin: 'payment' }] },
]

export const A83_FUNDS: readonly SeedPosition[] = [
  { fund: 'fonds-en-euros', worth: '5523.83' },
  { fund: 'obligations-europe', worth: '3682.55' },
  { fund: 'actions-monde-horizon', worth: '7365.10' },
  { fund: 'immobilier-territoires', worth: '1841.27' },
]
