import type { EmployeeInvestment } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import type { FundMarket } from '@hautelisse/domain/investments'
import { euros } from '@hautelisse/domain/money'

/** Day of the values that the seeded amounts are written for. */
export const VALUED_ON = plainDate('2026-11-18')

/** A fund that seeded people hold. Names and figures are invented. */
export type Fund = Pick<
  EmployeeInvestment,
  'id' | 'label' | 'classification' | 'risk_level' | 'horizon' | 'trigger_threshold' | 'management_company'
> & {
  /** Percent a year, inside the value of the unit. */
  readonly ongoing_charges: number
  readonly isin_code: string
  /** How its unit moves; a fund in euros counts one unit a euro and credits interest once a year instead. */
  readonly kind: { readonly of: 'units'; readonly market: FundMarket } | { readonly of: 'euros'; readonly interest: string }
}

/** A fund in one line: id, label, AMF class, risk, horizon, trigger, charges in percent, growth, volatility, value of the unit, seed. */
type Row = readonly [
  id: string,
  label: string,
  classification: string,
  risk: number,
  horizon: string,
  trigger: 'VCP' | 'SDD' | null,
  charges: number,
  growth: number,
  volatility: number,
  value: string,
  seed: number,
]

const EURO_AREA = 'Actions de pays de la zone euro'
const WORLD = 'Actions internationales'
const BONDS = 'Obligations et autres titres de créance libellés en euro'
const WORLD_BONDS = 'Obligations et autres titres de créance internationaux'
const MONEY = 'Fonds monétaire à valeur liquidative variable (VNAV) court terme'
const NONE = 'Sans classification'

const ROWS: readonly Row[] = [
  ['actions-europe-durable', 'Actions Europe Durable', EURO_AREA, 5, 'HP_5_ANS_MIN', 'VCP', 1.48, 0.055, 0.14, '184.37', 6543],
  ['obligations-responsables', 'Obligations Responsables', BONDS, 3, 'HP_3_ANS_MIN', 'VCP', 0.82, 0.024, 0.035, '112.46', 11246],
  ['monetaire-responsable', 'Monétaire Responsable', MONEY, 1, 'HP_3_MOIS_MIN', null, 0.12, 0.021, 0.0012, '104.12', 10412],
  ['obligations-echeance-2027', 'Obligations Échéance 2027', BONDS, 2, 'HP_1_AN_MIN', null, 0.64, 0.026, 0.018, '101.30', 2027],
  ['obligations-europe', 'Obligations Europe', BONDS, 3, 'HP_3_ANS_MIN', 'VCP', 0.78, 0.022, 0.04, '128.55', 12855],
  ['actions-monde-horizon', 'Actions Monde Horizon', WORLD, 5, 'HP_8_ANS_MIN', 'VCP', 1.62, 0.06, 0.15, '241.08', 24108],
  ['immobilier-territoires', 'Immobilier Territoires', NONE, 4, 'HP_8_ANS_MIN', null, 1.95, 0.03, 0.05, '153.20', 15320],
  [
    'actions-france-emploi',
    'Actions France Emploi',
    'Actions françaises',
    5,
    'HP_5_ANS_MIN',
    'VCP',
    1.44,
    0.05,
    0.15,
    '97.84',
    9784,
  ],
  [
    'actions-union-avenir',
    'Actions Union Avenir',
    'Actions des pays de l’Union européenne',
    5,
    'HP_5_ANS_MIN',
    'VCP',
    1.52,
    0.05,
    0.145,
    '132.66',
    13266,
  ],
  [
    'actions-petites-entreprises',
    'Actions Petites Entreprises',
    EURO_AREA,
    6,
    'HP_8_ANS_MIN',
    'VCP',
    1.88,
    0.06,
    0.19,
    '218.90',
    21890,
  ],
  ['actions-emergents', 'Actions Pays Émergents', WORLD, 6, 'HP_8_ANS_MIN', 'SDD', 1.97, 0.055, 0.2, '88.15', 8815],
  ['actions-amerique', 'Actions Amérique', WORLD, 6, 'HP_5_ANS_MIN', 'VCP', 1.55, 0.07, 0.17, '307.42', 30742],
  ['actions-climat', 'Actions Climat et Transition', WORLD, 5, 'HP_5_ANS_MIN', 'VCP', 1.68, 0.055, 0.16, '146.03', 14603],
  ['actions-technologies', 'Actions Technologies', WORLD, 7, 'HP_8_ANS_MIN', 'SDD', 1.92, 0.08, 0.24, '402.77', 40277],
  ['actions-sante', 'Actions Santé', WORLD, 5, 'HP_5_ANS_MIN', 'VCP', 1.74, 0.055, 0.14, '175.51', 17551],
  ['obligations-court-terme', 'Obligations Court Terme', BONDS, 2, 'HP_1_AN_MIN', null, 0.42, 0.02, 0.012, '106.72', 10672],
  ['obligations-entreprises', 'Obligations d’Entreprises', BONDS, 3, 'HP_3_ANS_MIN', 'VCP', 0.88, 0.028, 0.045, '119.34', 11934],
  ['obligations-monde', 'Obligations Monde', WORLD_BONDS, 3, 'HP_3_ANS_MIN', 'VCP', 0.96, 0.025, 0.055, '124.80', 12480],
  [
    'obligations-haut-rendement',
    'Obligations Haut Rendement',
    WORLD_BONDS,
    4,
    'HP_5_ANS_MIN',
    'SDD',
    1.22,
    0.04,
    0.08,
    '137.19',
    13719,
  ],
  ['obligations-inflation', 'Obligations Inflation', BONDS, 3, 'HP_3_ANS_MIN', null, 0.74, 0.02, 0.05, '109.05', 10905],
  ['monetaire-court-terme', 'Monétaire Court Terme', MONEY, 1, 'HP_1_JOUR_MIN', null, 0.08, 0.02, 0.001, '1024.36', 102436],
  [
    'monetaire-plus',
    'Monétaire Plus',
    'Fonds monétaire à valeur liquidative variable (VNAV) standard',
    1,
    'HP_6_MOIS_MIN',
    null,
    0.16,
    0.022,
    0.003,
    '52.18',
    5218,
  ],
  ['equilibre-durable', 'Équilibre Durable', NONE, 3, 'HP_3_ANS_MIN', 'VCP', 1.18, 0.04, 0.075, '143.97', 14397],
  ['equilibre-solidaire', 'Équilibre Solidaire', NONE, 4, 'HP_5_ANS_MIN', 'VCP', 1.24, 0.042, 0.085, '121.63', 12163],
  ['dynamique-solidaire', 'Dynamique Solidaire', NONE, 4, 'HP_5_ANS_MIN', 'VCP', 1.38, 0.05, 0.11, '158.42', 15842],
  ['prudence', 'Prudence', NONE, 2, 'HP_2_ANS_MIN', null, 0.92, 0.025, 0.03, '115.88', 11588],
  ['retraite-2035', 'Horizon Retraite 2035', NONE, 4, 'HP_RETRAITE', null, 1.02, 0.045, 0.09, '134.71', 13471],
  [
    'capital-protege-2029',
    'Capital Protégé 2029',
    'Fonds à formule',
    3,
    'HP_3_ANS_MIN',
    null,
    0.95,
    0.022,
    0.03,
    '103.40',
    10340,
  ],
  [
    'actionnariat-aubrenne',
    'Actionnariat Aubrenne',
    'Fonds d’actionnariat salarié',
    7,
    'HP_NC',
    null,
    0.35,
    0.05,
    0.28,
    '64.29',
    6429,
  ],
]

const fundOf = (
  [id, label, classification, risk_level, horizon, trigger_threshold, ongoing_charges, growth, volatility, value, seed]: Row,
  place: number,
): Fund => ({
  id,
  label,
  classification,
  risk_level,
  horizon,
  trigger_threshold,
  ongoing_charges,
  management_company: 'Verdelune Gestion',
  isin_code: `ZZ${String(4_800_000 + place).padStart(10, '0')}`,
  kind: { of: 'units', market: { seed, growth, volatility, anchor: { day: VALUED_ON, value: euros(value) } } },
})

/** Funds whose units have a value of their own, in the order of the list. */
export const UNIT_FUNDS: readonly Fund[] = ROWS.map(fundOf)

/** The insurer's own fund, whose capital is guaranteed but for charges. */
export const EURO_FUND: Fund = {
  id: 'fonds-en-euros',
  label: 'Fonds en euros',
  classification: NONE,
  risk_level: 1,
  horizon: 'HP_8_ANS_MIN',
  trigger_threshold: null,
  ongoing_charges: 0.6,
  management_company: 'Hautelisse',
  isin_code: 'ZZ0000000001',
  kind: { of: 'euros', interest: '0.024' },
}

const BY_ID: ReadonlyMap<string, Fund> = new Map([EURO_FUND, ...UNIT_FUNDS].map((fund) => [fund.id, fund]))

/**
 * Returns the fund of an id.
 *
 * @param id id of the fund
 * @example fundNamed('fonds-en-euros')?.label // 'Fonds en euros'
 */
export const fundNamed = (id: string): Fund | undefined => BY_ID.get(id)
