import { longShortIban } from '@hautelisse/domain/bank-account'
import { selectSignature } from '@hautelisse/machines/bank-account'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './bank.css.ts'
import type { BankProps } from './use-bank.ts'
import { usePurposeWords } from './words.ts'

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What is asked for, with all but the ends of its number hidden; the document says it in full (RIB-14). */
export const RequestFacts = ({ snapshot }: Pick<BankProps, 'snapshot'>): ReactElement => {
  const purposes = usePurposeWords()
  const { form, fileNames } = selectSignature(snapshot)
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans id="bank.request.use">Usage</Trans>}>{form.purposes.map((one) => purposes[one]).join(', ')}</Fact>
      <Fact name={<Trans id="bank.request.holder">Titulaire</Trans>}>{form.holder}</Fact>
      <Fact name={<Trans id="bank.form.iban">IBAN</Trans>}>{longShortIban(form.iban)}</Fact>
      {form.bic !== '' && <Fact name={<Trans id="bank.form.bic">BIC</Trans>}>{form.bic}</Fact>}
      <Fact name={<Trans id="bank.request.file">Pièce jointe</Trans>}>{fileNames.join(', ')}</Fact>
    </dl>
  )
}
