import { addressLines } from '@hautelisse/domain/profile'
import { selectErrors, selectStepView, selectPapers, selectRecord } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { FilesTotal, LostFiles, SendAgain } from '../act/index.ts'
import { FileDrop } from '../ui/file-drop/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './payment.css.ts'
import type { PaymentProps } from './use-payment.ts'

/** The files, with what a reload has lost of them. */
const Files = ({ snapshot, send }: PaymentProps): ReactElement => {
  const { t } = useLingui()
  const { view, limits, lost } = selectPapers(snapshot)
  const isMissing = selectErrors(snapshot).some(({ path }) => path === 'files')
  return (
    <>
      <LostFiles names={lost} />
      <FileDrop
        label={t({ id: 'payment.papers.label', message: 'Justificatif de l’origine de la somme' })}
        limits={limits}
        view={view}
        error={
          isMissing ? t({ id: 'payment.papers.missing', message: 'Joignez un justificatif de l’origine de la somme' }) : undefined
        }
        onPick={(files) => send({ type: 'filesPicked', files })}
        onRemove={(id) => send({ type: 'fileRemoved', id })}
        onRefusalClose={(id) => send({ type: 'refusalClosed', id })}
      />
      <FilesTotal files={view.files} limits={limits} />
    </>
  )
}

/** Where copies go that the company takes by post alone. */
const PapersByPost = ({ snapshot }: Pick<PaymentProps, 'snapshot'>): ReactElement => {
  const { address } = selectPapers(snapshot)
  return (
    <>
      <p>
        <Trans id="payment.papers.post">Envoyez-en une copie par courrier, avec votre nom et le numéro de votre compte.</Trans>
      </p>
      {address !== undefined && <address className={styles.address}>{addressLines(address).join('\n')}</address>}
    </>
  )
}

/** The documents on the origin of the money: joined here, or sent by post where the company takes no files (PAYM-15, PAYM-19). */
export const PaymentPapers = ({ snapshot, send }: PaymentProps): ReactElement | null => {
  const { asked } = selectPapers(snapshot)
  if (asked === 'none') return null
  return (
    <Panel>
      <div className={styles.fields}>
        <header className={styles.intro}>
          <h2 className={text({ as: 'subtitle' })}>
            <Trans id="payment.papers.title">D’où vient cette somme ?</Trans>
          </h2>
          <p className={text({ as: 'small' })}>
            <Trans id="payment.papers.lead">
              La loi nous demande d’en garder la preuve. Un relevé de compte, un acte de vente, de donation ou de succession
              suffit.
            </Trans>
          </p>
        </header>
        {asked === 'files' ? <Files snapshot={snapshot} send={send} /> : <PapersByPost snapshot={snapshot} />}
      </div>
    </Panel>
  )
}

/** What became of the documents of a recorded payment: those that did not arrive are sent again alone (PAYM-19). */
export const PapersRecord = ({ snapshot, send }: PaymentProps): ReactElement | null => {
  const papers = selectRecord(snapshot)?.papers
  if (papers === 'too-late')
    return (
      <Note>
        <Trans id="payment.papers.too-late">Ce versement n’attend plus de justificatif. Suivez-le dans vos opérations.</Trans>
      </Note>
    )
  if (papers !== 'to-send')
    return selectPapers(snapshot).asked === 'post' ? <PaymentPapers snapshot={snapshot} send={send} /> : null
  return (
    <SendAgain
      failed={<Trans id="payment.papers.failed">Votre versement est enregistré, l’envoi de son justificatif a échoué.</Trans>}
      isBusy={selectStepView(snapshot).isBusy}
      hasFiles={selectPapers(snapshot).view.files.length > 0}
      send={send}
    >
      <Panel>
        <div className={styles.fields}>
          <Files snapshot={snapshot} send={send} />
        </div>
      </Panel>
    </SendAgain>
  )
}
