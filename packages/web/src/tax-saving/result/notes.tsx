import { formatFrenchDate, yearOf } from '@hautelisse/domain/calendar'
import { formatRate } from '@hautelisse/domain/money'
import { informationRates, type DeductionEnd, type TaxNote } from '@hautelisse/domain/tax-saving'
import type { TaxResultView } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Note, type NoteKind } from '../../ui/note/index.ts'
import { EstimateLimits } from '../estimate-limits.tsx'
import { PhoneFold } from './phone-fold.tsx'
import * as styles from './result.css.ts'

type NoteOf<Kind extends TaxNote['kind']> = Extract<TaxNote, { kind: Kind }>

/** Notes that change what the saver would do stand right under the result; the others are good to know. */
const LEADING = ['no-tax', 'above-ceiling', 'useful-payment', 'law-not-checked'] as const
type Leading = NoteOf<(typeof LEADING)[number]>
const KINDS: Readonly<Record<Leading['kind'], NoteKind>> = {
  'no-tax': 'info',
  'above-ceiling': 'warn',
  'useful-payment': 'info',
  'law-not-checked': 'warn',
}

/** That the law was not checked since is a plain line, until a year begins whose finance law may have changed it. */
const isLeading = (note: TaxNote, year: number): note is Leading =>
  note.kind === 'law-not-checked' ? yearOf(note.checkedUntil) < year : (LEADING as readonly string[]).includes(note.kind)

type NoteTextProps = { readonly note: TaxNote; readonly result: TaxResultView; readonly year: number }

/** A note of the answer in words (TS-03). */
const NoteText = ({ note, result, year }: NoteTextProps): ReactElement => {
  switch (note.kind) {
    case 'no-tax':
      return (
        <Trans id="tax.result.note.no-tax">
          Vous ne payez pas d’impôt sur le revenu : un versement déduit ne vous ferait rien économiser. Vous pouvez renoncer à la
          déduction.
        </Trans>
      )
    case 'useful-payment':
      return (
        <Trans id="tax.result.note.useful-payment">
          Versement utile : <Amount value={note.payment} />. Il économise autant d’impôt que le versement maximal, à 1 € près ;
          au-delà, un versement déduit n’économise plus rien.
        </Trans>
      )
    case 'above-ceiling':
      return (
        <Trans id="tax.result.note.above-ceiling">
          Ce versement dépasse votre plafond de <Amount value={result.ceiling} />
           : ce qui dépasse n’est pas déduit et n’économise pas d’impôt cette année.
        </Trans>
      )
    case 'single-parent':
      return (
        <Trans id="tax.result.note.single-parent">
          Calculé comme parent vivant seul (case T). Si vous vivez à deux, ou si un enfant est en résidence alternée, dites-le
          sous «&nbsp;Affiner&nbsp;»&nbsp;: le résultat est différent.
        </Trans>
      )
    case 'five-children':
      return <Trans id="tax.result.note.five-children">Cinq enfants ou plus sont comptés comme cinq.</Trans>
    case 'spouse-pay-absent':
      return (
        <Trans id="tax.result.note.spouse-pay-absent">
          Le salaire de votre conjoint ou partenaire n’est pas indiqué : il est compté pour zéro. S’il en a un, votre impôt et
          votre économie sont différents.
        </Trans>
      )
    case 'twelve-payments':
      return (
        <Trans id="tax.result.note.twelve-payments">
          Un montant par mois est compté pour douze versements. En commençant en cours d’année, seuls ceux faits avant le 31/12/
          {year} comptent pour {year} ; les suivants comptent pour l’année d’après.
        </Trans>
      )
    case 'law-not-checked': {
      const day = formatFrenchDate(note.checkedUntil)
      return (
        <Trans id="tax.result.note.law-not-checked">
          La loi utilisée ici a été vérifiée jusqu’au {day}. Elle a pu changer depuis.
        </Trans>
      )
    }
    default:
      return note satisfies never
  }
}

type NotesProps = { readonly result: TaxResultView; readonly year: number }

/** What a saver near the age of the law reads before any figure: from when on payments are no longer deducted. */
export const DeductionEndNote = ({ end: { age, from, since } }: { readonly end: DeductionEnd }): ReactElement => {
  const law = formatFrenchDate(since)
  const day = from && formatFrenchDate(from)
  return (
    <Note kind="warn" className={styles.before}>
      <p>
        {day === undefined ? (
          <Trans id="tax.result.deduction-end">
            À partir de vos {age}&nbsp;ans, vos versements ne sont plus déductibles de votre revenu (règle en vigueur depuis le{' '}
            {law}).
          </Trans>
        ) : (
          <Trans id="tax.result.deduction-end-day">
            À partir du {day}, jour de vos {age}&nbsp;ans, vos versements ne sont plus déductibles de votre revenu (règle en
            vigueur depuis le {law}).
          </Trans>
        )}
      </p>
    </Note>
  )
}

/** What should be known before anything else about this result. */
export const LeadingNotes = memo(({ result, year }: NotesProps): ReactElement | null => {
  const notes = result.notes.filter((note): note is Leading => isLeading(note, year))
  if (notes.length === 0) return null
  return (
    <div className={styles.leading}>
      {notes.map((note) => (
        // On the screen the adjustment says it, of the payment that stands there.
        <div key={note.kind} data-print={note.kind === 'above-ceiling' ? 'only' : undefined}>
          <Note kind={KINDS[note.kind]}>
            <p>
              <NoteText note={note} result={result} year={year} />
            </p>
          </Note>
        </div>
      ))}
    </div>
  )
})

const shortPercent = (percent: number): string => formatRate(percent).replace(/,00(?!\d)|(,\d)0(?!\d)/, '$1')

/** What the gains bear at the exit, each rate with the year that it is known for (S-CONST-45 to S-CONST-49). */
const ExitRates = ({ year }: Pick<NotesProps, 'year'>): ReactElement | null => {
  const rates = informationRates(year)
  if (rates === undefined) return null
  const { socialCharges, flatTax } = rates
  const [charges, flat] = [shortPercent(socialCharges.percent), shortPercent(flatTax.percent)]
  const [chargesYear, flatYear] = [socialCharges.year, flatTax.year]
  return (
    <>
      <li>
        <Trans id="tax.result.note.gains">
          Les gains d’un versement volontaire déduit supportent un prélèvement forfaitaire unique de {flat} à la sortie (taux de{' '}
          {flatYear}).
        </Trans>
      </li>
      <li>
        <Trans id="tax.result.note.employee-savings">
          Les plus-values de l’épargne salariale, et les droits d’un compte épargne-temps débloqués pour acheter la résidence
          principale, supportent {charges} de prélèvements sociaux (taux de {chargesYear}).
        </Trans>
      </li>
    </>
  )
}

type YearsProps = Pick<NotesProps, 'year'> & { readonly incomeYear: number }

const YearNote = ({ year, incomeYear }: YearsProps): ReactElement => {
  const scaleYear = incomeYear + 1
  return (
    <li>
      <Trans id="tax.result.note.year">
        Estimation pour l’année {year} et pour un salarié, avec le dernier barème connu : barème {scaleYear}, revenus {incomeYear}
        .
      </Trans>
    </li>
  )
}

type TaxNotesProps = NotesProps & {
  /** Undefined if neither the answer nor the page knows it. */
  readonly incomeYear: number | undefined
  readonly level: 2 | 4
}

/** "Bon à savoir": year, scale, what the estimate leaves out, and what happens to the money (TAX-27 to TAX-30). */
export const TaxNotes = memo(({ result, year, incomeYear, level }: TaxNotesProps): ReactElement => {
  const others = result.notes.filter((note) => !isLeading(note, year))
  return (
    <PhoneFold level={level} className={styles.notes} title={<Trans id="tax.result.good-to-know">Bon à savoir</Trans>}>
      <ul className={styles.noteList}>
        {others.map((note) => (
          <li key={note.kind}>
            <NoteText note={note} result={result} year={year} />
          </li>
        ))}
        <li>
          <Trans id="tax.result.note.exact">Votre plafond exact est sur votre avis d’impôt.</Trans>
        </li>
        {incomeYear !== undefined && <YearNote year={year} incomeYear={incomeYear} />}
        <li>
          <EstimateLimits />
        </li>
        <li>
          <Trans id="tax.result.note.blocked">
            Les sommes versées restent bloquées jusqu’à la retraite, sauf cas de déblocage prévus par la loi. Le capital ou la
            rente seront imposés à la sortie.
          </Trans>
        </li>
        <ExitRates year={year} />
      </ul>
    </PhoneFold>
  )
})
