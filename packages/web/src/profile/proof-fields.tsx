import { proofAge, type AddressProof, type IdentityProof } from '@hautelisse/domain/profile'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RadioCards } from '../ui/choice/index.ts'
import { FileDrop } from '../ui/file-drop/index.ts'
import type { ChangeView } from './edit-form.tsx'
import { useAgeWords, useProofWords } from './words.ts'

type ProofFieldsProps<Proof extends AddressProof | IdentityProof, Form extends { readonly proof: Proof | undefined }> = {
  readonly view: ChangeView<Form>
  readonly proofs: readonly Proof[]
  readonly onProof: (proof: Proof) => void
}

/** The kind of document first, then its files. */
export const ProofFields = <Proof extends AddressProof | IdentityProof, Form extends { readonly proof: Proof | undefined }>({
  view,
  proofs,
  onProof,
}: ProofFieldsProps<Proof, Form>): ReactElement => {
  const { t } = useLingui()
  const [nameOf, ageOf] = [useProofWords(), useAgeWords()]
  return (
    <>
      <RadioCards<Proof>
        label={<Trans id="profile.proof.label">Votre justificatif</Trans>}
        value={view.form.proof}
        onValueChange={onProof}
        error={view.wrong('proof')}
        options={proofs.map((proof) => ({ value: proof, title: nameOf(proof), detail: ageOf(proofAge(proof)) }))}
      />
      <FileDrop
        label={t({ id: 'profile.proof.files', message: 'Pièces à joindre' })}
        limits={view.limits}
        view={view.fileView}
        error={view.wrong('files')}
        onPick={(files) => view.actor.send({ type: 'filesPicked', files })}
        onRemove={(id) => view.actor.send({ type: 'fileRemoved', id })}
        onRefusalClose={(id) => view.actor.send({ type: 'refusalClosed', id })}
      />
    </>
  )
}
