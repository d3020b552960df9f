import { consentDays, type ConsentRecord } from '@hautelisse/domain/aggregation'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Note } from '../ui/note/index.ts'
import * as styles from './aggregation.css.ts'
import { DAYS_A_THREAD, DayThreads } from './day-threads.tsx'
import { Table, text } from '../ui/page/index.ts'

/** How many days of a consent have passed, or how it ended. */
const Days = ({ record, today }: { readonly record: ConsentRecord; readonly today: PlainDate }): ReactElement => {
  const { t } = useLingui()
  const { ended_on: endedOn, ended_by: by, given_on, renewed_on } = record
  const end = endedOn === undefined ? '' : formatFrenchDate(endedOn)
  if (by === 'DELETED') return <Trans id="aggregation.consents.deleted">Supprimé par vous le {end}</Trans>
  if (by === 'ERASED') return <Trans id="aggregation.consents.erased">Effacé le {end}, sans renouvellement</Trans>
  const { passed, left } = consentDays(renewed_on.at(-1) ?? given_on, today)
  return (
    <>
      <DayThreads days={passed} marks="passed" />
      <span className={text({ as: 'small' })}>
        {t({
          id: 'aggregation.consents.days',
          message: `${plural(passed, { one: '#\u00A0jour', other: '#\u00A0jours' })} sur 180, ${plural(left, { one: '# restant', other: '# restants' })}`,
        })}
      </span>
    </>
  )
}

type ConsentsProps = { readonly register: readonly ConsentRecord[]; readonly today: PlainDate }

/** The register of consents: which bank, from when to when, and how it ended. No amount stands in it. */
export const ConsentRegister = ({ register, today }: ConsentsProps): ReactElement => {
  const { t } = useLingui()
  return (
    <section aria-labelledby="consents-given" className={styles.consents}>
      <h2 id="consents-given">
        <Trans id="aggregation.consents.title">Ce que vous avez autorisé</Trans>
      </h2>
      <p className={text({ tone: 'quiet' })}>
        <Trans id="aggregation.consents.lead">
          Un accord dure 180&nbsp;jours et s’arrête quand vous voulez. Un fil : {DAYS_A_THREAD}&nbsp;jours.
        </Trans>
      </p>
      <Table
        caption={t({ id: 'aggregation.consents.title', message: 'Ce que vous avez autorisé' })}
        columns={[
          { id: 'bank', label: t({ id: 'aggregation.step.bank', message: 'Établissement' }) },
          { id: 'given', label: t({ id: 'aggregation.consents.given', message: 'Accord donné le' }) },
          { id: 'until', label: t({ id: 'aggregation.consents.until', message: 'Valable jusqu’au' }) },
          { id: 'passed', label: t({ id: 'aggregation.consents.passed', message: 'Jours écoulés' }) },
        ]}
        rows={register.map((record) => ({
          key: `${record.name} ${record.given_on}`,
          cells: {
            bank: record.name,
            given: formatFrenchDate(record.renewed_on.at(-1) ?? record.given_on),
            until: formatFrenchDate(record.until),
            passed: <Days record={record} today={today} />,
          },
        }))}
      />
      <Note kind="info">
        <p>
          <Trans id="aggregation.consents.note">
            Supprimer un établissement l’efface aussitôt de tous vos écrans. Nous gardons seulement les dates de votre accord.
          </Trans>
        </p>
      </Note>
    </section>
  )
}
