import { find, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES, type Heir, type SourceCode } from '@hautelisse/domain/inheritance'
import { Decimal, euros } from '@hautelisse/domain/money'
import { TRANSMISSION_READING } from '@hautelisse/domain/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Quantity, type Sources, type SummaryWords, type Terms } from '../../explanation/index.ts'
import { Amount, shortRate } from '../../ui/amount/index.ts'
import { useNames } from '../step-words.ts'
import { peopleOf, useFigureName } from './figure-words.ts'

const rateOf = ({ details }: Derivation): string => shortRate(new Decimal(details?.['rate'] ?? 0))

/** « 5 % de 8 072,00 € » */
const Band = ({ figure }: { readonly figure: Derivation }): ReactElement => {
  const [slice] = figure.inputs
  const rate = rateOf(figure)
  return slice === undefined ? (
    <>{rate}</>
  ) : (
    <Trans id="transmission.why.band">
      {rate} de <Quantity of={slice} />
    </Trans>
  )
}

/** The bands with a plus between them. */
const Bands = ({ figure }: { readonly figure: Derivation }): ReactElement => (
  <>
    {figure.inputs.map((band, at) => (
      <Fragment key={String(band.details?.['rate'] ?? at)}>
        {at > 0 && ' +\u00A0'}
        <Band figure={band} />
      </Fragment>
    ))}
  </>
)

/** « 150 000,00 € − 100 000,00 € » */
const Less = ({ figure }: { readonly figure: Derivation }): ReactElement => (
  <>
    {figure.inputs.map((input, at) => (
      <Fragment key={`${input.term} ${String(at)}`}>
        {at > 0 && ' −\u00A0'}
        <Quantity of={input} />
      </Fragment>
    ))}
  </>
)

const articleOf = ({ source }: Derivation): string =>
  source !== undefined && source.code in SOURCES ? SOURCES[source.code as SourceCode].citations.join(', ') : ''

/** « 443 000,00 € × 75 %, partagés entre 2 personnes » */
const ShareSentence = ({ line }: { readonly line: Derivation }): ReactElement | null => {
  const [base, share] = find(line, 'inheritance.group-base')?.inputs ?? []
  if (base === undefined || share === undefined) return null
  const people = line.term === 'inheritance.share' ? line.inputs[1]?.value : undefined
  return (
    <>
      <Quantity of={base} /> × {shortRate(valueOf(share))}
      {people !== undefined && (
        <>
          {', '}
          <Trans id="transmission.why.people">partagés entre {people} personnes</Trans>
        </>
      )}
    </>
  )
}

const sentenceOf = (line: Derivation, whole: Derivation): ReactNode => {
  switch (line.term) {
    case 'inheritance.share':
    case 'inheritance.group-base':
      return <ShareSentence line={line} />
    case 'inheritance.allowance-used':
    case 'inheritance.levy-allowance-used':
    case 'inheritance.levy-allowance-bare': {
      const article = articleOf(line)
      return <Trans id="transmission.why.allowance">À retirer. {article}</Trans>
    }
    case 'inheritance.taxable':
    case 'inheritance.levy-taxable':
      return <Less figure={line} />
    case 'inheritance.exact-duty':
    case 'inheritance.exact-levy':
      // After gifts the duty is one scale less another.
      return line.operation === 'difference' ? <Less figure={line} /> : <Bands figure={line} />
    case 'inheritance.group-tax': {
      const [each, people] = line.inputs
      return (
        <>
          {people?.value} × {each !== undefined && <Amount value={euros(valueOf(each))} />}
        </>
      )
    }
    default:
      return whole.term === 'inheritance.late-duty' ? articleOf(line) : undefined
  }
}

/** What the figures of a transmission are called, and how each tax is said in a few lines. */
export const useTransmissionTerms = (): Terms => {
  const { t } = useLingui()
  const names = useNames()
  const nameOf = useFigureName()
  const duties = [
    t({ id: 'transmission.why.joined-duty', message: 'Droits sur la part taxée en tout' }),
    t({ id: 'transmission.why.alone-duty', message: 'Droits sur la part de succession seule' }),
  ]
  const summaryWords = (line: Derivation, whole: Derivation): SummaryWords => {
    const sentence = sentenceOf(line, whole)
    const at = whole.term === 'inheritance.late-duty' ? whole.inputs.indexOf(line) : -1
    if (line.term === 'inheritance.group-tax') {
      const beneficiary = String(line.details?.['heir'] ?? 'children') as Heir
      return {
        name: names.row({ beneficiary, number: Number(line.inputs[1]?.value ?? 1), people: peopleOf(line) }),
        sentence,
      }
    }
    return { name: duties[at] ?? nameOf(line), sentence }
  }
  return {
    reading: TRANSMISSION_READING,
    nameOf,
    summaryWords,
    lineWords: (figure) => (figure.term === 'inheritance.band-tax' ? <Band figure={figure} /> : undefined),
    sign: 'before-value',
  }
}

/** What every tax rests on. */
export const Articles = (): ReactElement => (
  <Trans id="transmission.result.articles">
    Les droits de chacun sont arrondis à l’euro : Code général des impôts, art. 675. Le conjoint est exonéré : art. 796-0 bis.
    L’usufruit vaut une part de la propriété selon l’âge : art. 669.
  </Trans>
)

/** What the figures of a transmission rest on. */
export const useTransmissionSources = (): Sources => {
  const { t } = useLingui()
  const words = {
    estate: t({ id: 'transmission.source.estate', message: 'Ce que vous avez indiqué' }),
    'gains-in-proportion': t({ id: 'transmission.source.gains', message: 'Notre choix\u00A0: en proportion des primes' }),
  }
  const ofLaw = t({ id: 'transmission.source.law', message: 'Selon la loi' })
  return {
    register: SOURCES,
    words: { ...Object.fromEntries(Object.keys(SOURCES).map((code) => [code, ofLaw])), ...words },
    joinedBy: () => '\u00A0: ',
  }
}
