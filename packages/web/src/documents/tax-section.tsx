import { yearOf } from '@hautelisse/domain/calendar'
import { sectionsOf, type Declaration, type DeclaredSection } from '@hautelisse/domain/declaration'
import { hasWords, TAX_PAGE_WORDS, type DocumentLine } from '@hautelisse/domain/documents'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { linkTo, useApp } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Door, DoorList, Section } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { DownloadButton, type Files } from './documents-table.tsx'
import * as styles from './documents.css.ts'

type Part = 'declared' | 'withheld'

/** Of which year the tax return comes next, and what is known of it: nothing before it is read, or where it cannot be. */
export type TaxYear = { readonly year: number; readonly known: Declaration | undefined }

const sectionOf = (known: Declaration | undefined, kind: DeclaredSection['kind']): DeclaredSection | undefined =>
  known === undefined ? undefined : sectionsOf(known).find((section) => section.kind === kind)

/** « 150,00 € de versements déductibles à ce jour, case 6NS. » and when it is declared. */
const DeclaredText = ({ year, known }: TaxYear): ReactElement => {
  const next = year + 1
  if (known === undefined) return <Trans id="documents.tax.declared-text">Les montants et la case de votre déclaration</Trans>
  const [deductible, pay] = [sectionOf(known, 'deductible'), sectionOf(known, 'pay')]
  if (deductible === undefined && pay === undefined) return <Trans id="documents.tax.nothing">Rien à déclarer à ce jour.</Trans>
  return (
    <>
      {deductible !== undefined && (
        <>
          <Trans id="documents.tax.deductible">
            <Amount value={deductible.total} /> de versements déductibles à ce jour, case {deductible.box}.
          </Trans>{' '}
        </>
      )}
      {pay !== undefined && (
        <>
          <Trans id="documents.tax.pay">
            <Amount value={pay.total} /> de primes perçues, case {pay.box}.
          </Trans>{' '}
        </>
      )}
      <Trans id="documents.tax.when">À déclarer au printemps {next}.</Trans>
    </>
  )
}

const WithheldText = ({ known }: Pick<TaxYear, 'known'>): ReactElement => {
  if (known === undefined)
    return <Trans id="documents.tax.withheld-text">CSG et CRDS sur votre participation, votre intéressement et vos gains</Trans>
  const withheld = sectionOf(known, 'withheld')
  if (withheld === undefined) return <Trans id="documents.tax.withheld-none">Aucun à ce jour.</Trans>
  return (
    <Trans id="documents.tax.withheld">
      <Amount value={withheld.total} /> sur vos opérations de l’année. Rien à déclarer.
    </Trans>
  )
}

/** What each part of the tax return is called. */
export const useTaxNames = (year: number): Readonly<Record<Part, string>> => {
  const { t } = useLingui()
  return {
    declared: t({ id: 'documents.tax.declared-name', message: `Ce que vous déclarez pour ${year}` }),
    withheld: t({ id: 'documents.tax.withheld-name', message: `Prélèvements déjà retenus en ${year}` }),
  }
}

/** What is declared is the page itself, what was withheld a part of it. */
const ADDRESSES: Readonly<Record<Part, string>> = {
  declared: pathTo('declaration'),
  withheld: `${pathTo('declaration')}?section=withheld`,
}

const OpenTax = ({ part, name }: { readonly part: Part; readonly name: string }): ReactElement => (
  <TextLinkTo {...linkTo(ADDRESSES[part])} icon={drawings.ArrowRight} trailing>
    <Trans id="documents.tax.open">Ouvrir</Trans>
    <VisuallyHidden> {name}</VisuallyHidden>
  </TextLinkTo>
)

/** The two parts of the tax return as doors to its page; those that a search does not find are left out. */
export const TaxDoors = ({ search = '', ...of }: TaxYear & { readonly search?: string }): ReactElement => {
  const names = useTaxNames(of.year)
  const isFound = (part: Part): boolean => hasWords([names[part], ...TAX_PAGE_WORDS[part]], search)
  return (
    <>
      {isFound('declared') && (
        <Door name={names.declared} text={<DeclaredText {...of} />} way={<OpenTax part="declared" name={names.declared} />} />
      )}
      {isFound('withheld') && (
        <Door
          name={names.withheld}
          text={<WithheldText known={of.known} />}
          way={<OpenTax part="withheld" name={names.withheld} />}
        />
      )}
    </>
  )
}

/** Whether a search finds any part of the tax return. */
export const useFindsTax = (search: string): boolean => {
  const names = useTaxNames(yearOf(useApp().clock.today()))
  return (
    hasWords([names.declared, ...TAX_PAGE_WORDS.declared], search) ||
    hasWords([names.withheld, ...TAX_PAGE_WORDS.withheld], search)
  )
}

type TaxProps = TaxYear & {
  readonly search: string
  /** The record of the last year that is over; a search lists it among the documents that it finds. */
  readonly record: DocumentLine | undefined
  readonly files: Files
}

/** « Fiscalité »: what is declared next, what was withheld, and the record of the last year that is over (DOCU-10). */
export const TaxSection = ({ record, files, ...of }: TaxProps): ReactElement => (
  <Section
    title={<Trans id="documents.tax.title">Fiscalité</Trans>}
    lead={<Trans id="documents.tax.lead">Ce que vous déclarez, et ce qui est déjà retenu.</Trans>}
  >
    <div className={styles.underRule}>
      <DoorList>
        <TaxDoors {...of} />
        {record !== undefined && (
          <Door
            name={record.name}
            text={<Trans id="documents.tax.closed">Année close. PDF</Trans>}
            way={<DownloadButton line={record} files={files} />}
          />
        )}
      </DoorList>
    </div>
  </Section>
)
