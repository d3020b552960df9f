import { contractNumber } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { assumptionsOn } from '@hautelisse/domain/futures'
import { euros, formatEuros, formatMovement } from '@hautelisse/domain/money'
import { columnRisksOf, gapsOf, inHundred, projectionOf, stepAt, type Block } from '@hautelisse/domain/robo-advice'

import { bandOf, factsOf, headsOf, letterOf, nameOf } from '../documents/index.ts'
import { amount, conclusionOf, inQuotes, lossOf, PROFILE_WORDS, yearsWords, type Statement } from './conclusion.ts'
import { holdingsOf } from './saver.ts'

const BLOCK_WORDS: Readonly<Record<Block, string>> = {
  capacity: 'votre capacité à supporter une perte',
  knowledge: 'vos connaissances',
  tolerance: 'votre tolérance aux baisses',
}

const HUNDRED = 100
const outOfHundred = (chance: number): string => `${chance} sur 100`
const percent = (part: number): string => `${(HUNDRED * part).toFixed(2).replace('.', ',')}\u00A0%`

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

const riskBlocks = (statement: Statement): readonly DocumentBlock[] => {
  const { advised, profile, years, today } = statement
  const { unclassified } = columnRisksOf(assumptionsOn(today), advised.grid, profile, stepAt(advised.grid.steps, years))
  const loss = lossOf(statement)
  if (loss === undefined) return []
  const { badYear, badYearLimit, chance, chanceLimit } = loss
  return [
    factsOf([
      ['Une année sur vingt, une perte de', `${amount(badYear)} ou plus (limite du profil ${amount(badYearLimit)})`],
      [
        `Chance d’avoir moins qu’au départ après ${yearsWords(loss.years)}, cette répartition gardée`,
        `${outOfHundred(chance)} (limite du profil ${outOfHundred(chanceLimit)})`,
      ],
      ...(unclassified > 0 ? ([['Part non classée, laissée de côté', percent(unclassified)]] as const) : []),
    ]),
  ]
}

/** What is held beside the profile; what would be moved is no figure of a profile that passes its own limit, unless it was chosen. */
const gapBlocks = (statement: Statement): readonly DocumentBlock[] => {
  const { advised, profile, years, today, choice } = statement
  const { grid } = advised
  const { funds, base } = gapsOf(grid, profile, stepAt(grid.steps, years), holdingsOf(advised, today).funds)
  const fee = new Map(grid.allocations.map(({ id, ongoing_charges }) => [id, ongoing_charges]))
  const isMoved = choice === 'follow' || lossOf(statement)?.breaks.length === 0
  const shown = isMoved ? 5 : 4
  return [
    { kind: 'heading', text: isMoved ? 'Ce qui serait déplacé' : `Votre ${advised.plan.type} et ce profil` },
    {
      kind: 'table',
      caption: '',
      heads: headsOf(['Fonds', 'Frais par an'], ['Aujourd’hui', 'Ce profil', 'Écart']).slice(0, shown),
      rows: funds.map(({ id, label, today: held, target, gap }) =>
        [
          label,
          fee.get(id) === undefined ? 'non connus' : percent((fee.get(id) ?? 0) / HUNDRED),
          formatEuros(held),
          formatEuros(target),
          formatMovement(gap),
        ].slice(0, shown),
      ),
      total: ['Total', '', formatEuros(base), formatEuros(base), formatEuros(euros(0))].slice(0, shown),
    },
  ]
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
      [
        `Chance de finir sous les versements après ${yearsWords(years)}, grille suivie, plus prudente chaque année`,
        outOfHundred(inHundred(fan.below_paid)),
      ],
    ]),
  ]
}

/** Who answers for the statement, and what it leaves out. */
const LIMITS =
  'Ces montants sont des calculs sur des hypothèses, pas des prévisions, avant impôts et prélèvements, arrondis à 100\u00A0€, à 10\u00A0€ sous 10\u00A0000\u00A0€. Ne sont pas comptés\u00A0: les baisses qui viennent ensemble, les frais d’entrée, les parts bloquées, les frais d’un arbitrage. Le propriétaire du portail répond de ce document, et non l’outil. Vous pouvez en parler à une personne.'

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
        ['Votre projet', `dans ${yearsWords(years)}`],
        ...(choice === 'follow' ? ([['Votre choix', 'suivre ce profil']] as const) : []),
        ['Hypothèses', assumptionsOn(today).id],
      ]),
      { kind: 'heading', text: 'Vos réponses' },
      ...whyBlocks(statement),
      { kind: 'heading', text: 'Ce que ce profil risque' },
      ...riskBlocks(statement),
      ...gapBlocks(statement),
      { kind: 'heading', text: 'Ce qui peut en venir' },
      ...futureBlocks(statement),
      { kind: 'paragraph', text: LIMITS, isSmall: true },
    ],
  )
}
