import { consentDays, type ConsentRecord } from '@hautelisse/domain/aggregation'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Note } from '../ui/note/index.ts'
import * as styles from './aggregation.css.ts'
import { DAYS_A_THREAD, DayThreads } from './day-threads.tsx'

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
      <span className={styles.small}>
        {t({
          id: 'aggregation.consents.days',
          message: `${plural(passed, { one: '# jour', other: '# jours' })} sur 180, ${plural(left, { one: '# restant', other: '# restants' })}`,
        })}
      </span>
    </>
  )
}

type ConsentsProps = { readonly register: readonly ConsentRecord[]; readonly today: PlainDate }

/** The register of consents: which bank, from when to when, and how it ended. No amount stands in it. */
export const Consents = ({ register, today }: ConsentsProps): ReactElement => (
  <section aria-labelledby="consents-given" className={styles.consents}>
    <h2 id="consents-given">
      <Trans id="aggregation.consents.title">Ce que vous avez autorisé</Trans>
    </h2>
    <p className={styles.lead}>
      <Trans id="aggregation.consents.lead">
        Un accord dure 180 jours et s’arrête quand vous voulez. Un fil : {DAYS_A_THREAD} jours.
      </Trans>
    </p>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="aggregation.consents.bank">Établissement</Trans>
          </th>
          <th scope="col">
            <Trans id="aggregation.consents.given">Accord donné le</Trans>
          </th>
          <th scope="col">
            <Trans id="aggregation.consents.until">Valable jusqu’au</Trans>
          </th>
          <th scope="col">
            <Trans id="aggregation.consents.passed">Jours écoulés</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {register.map((record) => (
          <tr key={`${record.name} ${record.given_on}`}>
            <th scope="row">{record.name}</th>
            <td>
              <span className={styles.cellName}>
                <Trans id="aggregation.consents.given">Accord donné le</Trans>
              </span>{' '}
              {formatFrenchDate(record.renewed_on.at(-1) ?? record.given_on)}
            </td>
            <td>
              <span className={styles.cellName}>
                <Trans id="aggregation.consents.until">Valable jusqu’au</Trans>
              </span>{' '}
              {formatFrenchDate(record.until)}
            </td>
            <td>
              <Days record={record} today={today} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <Note kind="info">
      <p>
        <Trans id="aggregation.consents.note">
          Supprimer un établissement l’efface aussitôt de tous vos écrans. Nous gardons seulement les dates de votre accord.
        </Trans>
      </p>
    </Note>
  </section>
)
