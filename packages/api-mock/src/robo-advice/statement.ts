import { contractNumber } from '@hautelisse/domain/accounts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { assumptionsOn } from '@hautelisse/domain/futures'
import { euros, formatEuros, formatMovement } from '@hautelisse/domain/money'
import {
  columnRisksOf,
  gapsOf,
  PROFILES,
  projectionOf,
  stepAt,
  type Block,
  type RoboProfile,
} from '@hautelisse/domain/robo-advice'

import { bandOf, factsOf, headsOf, letterOf, nameOf } from '../documents/index.ts'
import type { Person } from '../people/index.ts'
import type { Standing } from './kept-answers.ts'
import { holdingsOf, type Advised } from './saver.ts'

/** What a statement of suitability is about. */
export type Statement = {
  readonly person: Person
  readonly advised: Advised
  readonly profile: RoboProfile
  readonly years: number
  /** `keep` where the statement was asked for and nothing was chosen. */
  readonly choice: 'follow' | 'keep'
  readonly standing: Standing | undefined
  readonly today: PlainDate
}

const PROFILE_WORDS: Readonly<Record<RoboProfile, string>> = {
  offensive: 'Offensif',
  balanced: 'Équilibré',
  defensive: 'Défensif',
  security: 'Sécurité',
}
const BLOCK_WORDS: Readonly<Record<Block, string>> = {
  capacity: 'votre capacité à supporter une perte',
  knowledge: 'vos connaissances',
  tolerance: 'votre tolérance aux baisses',
}

const HUNDRED = 100
const percent = (part: number): string => `${(HUNDRED * part).toFixed(2).replace('.', ',')}\u00A0%`
const amount = (value: number): string => formatEuros(euros(value.toFixed(2)))

const inHundred = (part: number): string => (HUNDRED * part).toFixed(0)

const inQuotes = (profile: RoboProfile): string => `«\u00A0${PROFILE_WORDS[profile]}\u00A0»`

/** Whether the profile's column of the grid keeps within the limits of the profile that answers give. */
const isWithin = ({ advised: { grid }, profile, years, today }: Statement, own: RoboProfile): boolean => {
  const step = stepAt(grid.steps, years)
  const { risks } = columnRisksOf(assumptionsOn(today), grid, profile, step)
  const { limits } = columnRisksOf(assumptionsOn(today), grid, own, step)
  return risks !== null && risks.bad_year <= limits.bad_year && risks.late_loss <= limits.late_loss
}

/** Whether what was looked at suits who answered: neither the profile nor the column of the grid may take more risk than their answers allow. */
const conclusionOf = (statement: Statement): { readonly title: string; readonly text: string } => {
  const { standing, profile, advised } = statement
  const own = standing?.profile ?? undefined
  if (own === undefined)
    return {
      title: 'Nous ne pouvons pas dire si ce profil vous convient',
      text: `Aucun questionnaire en cours de validité ne dit ce que vous pouvez supporter pour votre ${advised.plan.type}. Ce document montre le profil ${inQuotes(profile)} sans le conseiller.`,
    }
  if (PROFILES.indexOf(profile) < PROFILES.indexOf(own))
    return {
      title: `Le profil ${inQuotes(profile)} ne vous convient pas`,
      text: `Il prend plus de risque que vos réponses ne le permettent\u00A0: elles donnent le profil ${inQuotes(own)}.`,
    }
  if (!isWithin(statement, own))
    return {
      title: `Avec la grille de votre entreprise, le profil ${inQuotes(profile)} dépasse la limite de vos réponses`,
      text: `${own === profile ? 'C’est le profil de vos réponses' : `Vos réponses donnent le profil ${inQuotes(own)}`}, mais la grille de votre entreprise prend plus de risque que notre calcul. Vous pouvez en parler à une personne.`,
    }
  return {
    title: `Le profil ${inQuotes(profile)} vous convient`,
    text:
      own === profile
        ? 'C’est celui de vos réponses\u00A0: il prend le risque que vous pouvez supporter, et pas plus.'
        : `Il prend moins de risque que vos réponses ne le permettent\u00A0: le leur, ${inQuotes(own)}, peut rapporter plus, et baisser plus.`,
  }
}

const whyBlocks = ({ standing }: Statement): readonly DocumentBlock[] => {
  if (standing === undefined || standing.profile === null)
    return [
      {
        kind: 'paragraph',
        text: 'Aucun questionnaire en cours de validité\u00A0: ce document ne dit pas quel profil vous convient. Les quatre profils peuvent être regardés par tous.',
      },
    ]
  const { record, profile } = standing
  return [
    factsOf([
      ['Questionnaire du', formatFrenchDate(record.dated_on)],
      ['Valable jusqu’au', formatFrenchDate(record.valid_until)],
      ['Profil de vos réponses', PROFILE_WORDS[profile]],
    ]),
    {
      kind: 'paragraph',
      text: `Le niveau retenu est le plus bas des trois. Ont décidé\u00A0: ${record.decided_by.map((block) => BLOCK_WORDS[block]).join(', ')}. Ni votre âge ni votre genre ne comptent.`,
    },
    ...(record.answers !== null && record.answers.sustainability.least_share > 0
      ? [
          {
            kind: 'paragraph' as const,
            text: `Vous souhaitez au moins ${percent(record.answers.sustainability.least_share)} d’investissements durables. Nos fonds ne donnent pas cette information\u00A0: ce profil ne peut pas en tenir compte, et vous avez continué en le sachant.`,
          },
        ]
      : []),
  ]
}

const riskBlocks = ({ advised: { grid }, profile, years, today }: Statement): readonly DocumentBlock[] => {
  const step = stepAt(grid.steps, years)
  const { risks, limits, beyond, unclassified } = columnRisksOf(assumptionsOn(today), grid, profile, step)
  if (risks === null) return []
  return [
    factsOf([
      [
        'Une année sur vingt, une perte de',
        `${percent(Math.max(0, risks.bad_year))} ou plus (limite du profil ${percent(limits.bad_year)})`,
      ],
      ['Chance d’avoir moins qu’au départ', `${percent(risks.late_loss)} (limite du profil ${percent(limits.late_loss)})`],
      ...(unclassified > 0 ? ([['Part non classée, laissée de côté', percent(unclassified)]] as const) : []),
    ]),
    ...(beyond
      ? [
          {
            kind: 'paragraph' as const,
            text: `C’est plus que la limite de ce profil${risks.late_loss > limits.late_loss ? ` (${inHundred(limits.late_loss)} sur 100)` : ''}\u00A0: la grille de votre entreprise prend plus de risque que notre calcul.`,
          },
        ]
      : []),
  ]
}

const gapBlock = ({ advised, profile, years, today }: Statement): DocumentBlock => {
  const { grid } = advised
  const { funds, base } = gapsOf(grid, profile, stepAt(grid.steps, years), holdingsOf(advised, today).funds)
  const fee = new Map(grid.allocations.map(({ id, ongoing_charges }) => [id, ongoing_charges]))
  return {
    kind: 'table',
    caption: '',
    heads: headsOf(['Fonds', 'Frais par an'], ['Aujourd’hui', 'Ce profil', 'Écart']),
    rows: funds.map(({ id, label, today: held, target, gap }) => [
      label,
      fee.get(id) === undefined ? 'non connus' : percent((fee.get(id) ?? 0) / HUNDRED),
      formatEuros(held),
      formatEuros(target),
      formatMovement(gap),
    ]),
    total: ['Total', '', formatEuros(base), formatEuros(base), formatEuros(euros(0))],
  }
}

const futureBlocks = ({ advised, profile, years, today }: Statement): readonly DocumentBlock[] => {
  const { funds, monthly_payment } = holdingsOf(advised, today)
  const { fan } = projectionOf({
    set: assumptionsOn(today),
    grid: advised.grid,
    profile,
    held: funds,
    years,
    monthly: monthly_payment.toNumber(),
  })
  const end = fan?.points.at(-1)
  if (fan === undefined || end === undefined) return []
  return [
    factsOf([
      ['Versé à la fin', amount(end.paid)],
      ['Dans 1 futur sur 20, moins de', amount(end.p05)],
      ['Dans 8 futurs sur 10, entre', `${amount(end.p10)} et ${amount(end.p90)}`],
      ['Médiane', amount(end.p50)],
      ['Chance de finir sous les versements', percent(fan.below_paid)],
    ]),
  ]
}

/** Who answers for the statement, and what it leaves out. */
const LIMITS =
  'Ces montants sont des calculs sur des hypothèses, pas des prévisions, avant impôts et prélèvements. Ne sont pas comptés\u00A0: les baisses qui viennent ensemble, les frais d’entrée, les parts bloquées, les frais d’un arbitrage. Le propriétaire du portail répond de ce document, et non l’outil. Vous pouvez en parler à une personne.'

/**
 * Writes the statement of suitability: answers and what decided, risks of the profile, what would be moved, what may come, and the choice that was made.
 *
 * Decision 16.15; delegated regulation 2017/565 art. 54.
 *
 * @param statement person, plan, profile, years, choice, questionnaire on record
 */
export const statementOf = (statement: Statement): DocumentTree => {
  const { person, advised, profile, years, choice, today } = statement
  const { plan, grid, account } = advised
  return letterOf(
    person,
    {
      title: 'Déclaration d’adéquation',
      subtitle: `Votre ${plan.type} et le profil ${inQuotes(profile)}`,
      date: today,
      foot: `Déclaration d’adéquation, arrêtée au ${formatFrenchDate(today)}, ${nameOf(person)}`,
    },
    [
      bandOf(person, [
        ['Plan', `${plan.type}, ${plan.company.name}`],
        ['Contrat', contractNumber(account)],
        ['Profil regardé', PROFILE_WORDS[profile]],
      ]),
      { kind: 'box', ...conclusionOf(statement) },
      { kind: 'heading', text: 'Ce qui a été regardé' },
      factsOf([
        ['Grille', `version ${grid.version ?? 1}, en vigueur depuis le ${formatFrenchDate(grid.effective_on ?? today)}`],
        ['Votre projet', `dans ${String(years).replace('.', ',')}\u00A0${years < 2 ? 'an' : 'ans'}`],
        ...(choice === 'follow' ? ([['Votre choix', 'suivre ce profil']] as const) : []),
        ['Hypothèses', assumptionsOn(today).id],
      ]),
      { kind: 'heading', text: 'Vos réponses' },
      ...whyBlocks(statement),
      { kind: 'heading', text: 'Ce que ce profil risque' },
      ...riskBlocks(statement),
      { kind: 'heading', text: 'Ce qui serait déplacé' },
      gapBlock(statement),
      { kind: 'heading', text: 'Ce qui peut en venir' },
      ...futureBlocks(statement),
      { kind: 'paragraph', text: LIMITS, isSmall: true },
    ],
  )
}
