import { FILE_LIMITS, FILE_TYPES, type FileLimits } from '@hautelisse/domain/files'
import { fileFieldMachine, selectFileField, type PickedFile } from '@hautelisse/machines/files'
import { useMachine } from '@xstate/react'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import type { Example } from '../../shell/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { Columns, Stack } from '../page/index.ts'
import { kitExample, LONG_NAME } from '../sample.tsx'
import { FileField, type FileFieldProps } from './index.ts'

/** A file with a name, a size and the first bytes of its type, and nothing more. */
const sample = (name: string, size: number, type: keyof typeof FILE_TYPES = 'pdf'): PickedFile => ({
  name,
  size,
  type: '',
  slice: () => ({ arrayBuffer: () => Promise.resolve(Uint8Array.from(FILE_TYPES[type].signature).buffer) }),
})

type LiveProps = Pick<FileFieldProps, 'label' | 'limits' | 'error'> & {
  readonly of: (props: FileFieldProps) => ReactNode
  /** Files that were chosen before anybody comes, one choice after the other. */
  readonly picks?: readonly (readonly PickedFile[])[]
}

const NONE: LiveProps['picks'] = []

/** A field that keeps what is chosen. */
const Live = ({ of: Field, label, limits, picks = NONE, error }: LiveProps): ReactElement => {
  const [snapshot, send, actor] = useMachine(fileFieldMachine, { input: { limits } })
  useEffect(() => {
    let next = 0
    const pick = (): void => {
      const files = picks[next]
      if (files === undefined || actor.getSnapshot().matches('adding')) return
      next += 1
      actor.send({ type: 'filesPicked', files })
    }
    const following = actor.subscribe(pick)
    pick()
    return () => following.unsubscribe()
  }, [actor, picks])
  return (
    <Field
      label={label}
      limits={limits}
      error={error}
      view={selectFileField(snapshot)}
      onPick={(files) => send({ type: 'filesPicked', files })}
      onRemove={(id) => send({ type: 'fileRemoved', id })}
      onRefusalClose={(id) => send({ type: 'refusalClosed', id })}
    />
  )
}

const { single, drop, company } = FILE_LIMITS
const UNIQUE: FileLimits = { ...drop, uniqueNames: true }
const RIB = [[sample('rib-garnier.pdf', 400_000)], [sample('rib-numerise.pdf', 3_400_000)]]
const PROOFS = [
  [
    sample('justificatif-domicile.pdf', 1_200_000),
    sample('photo-identite.png', 3_400_000, 'png'),
    sample('signature.gif', 12_000),
    sample('releve.pdf', 90_000, 'png'),
  ],
]
const NUMBER = [
  [
    sample(`${LONG_NAME}.pdf`, 1_999_999),
    ...['avis-2025', 'avis-2024', 'bail', 'acte', 'plan', 'devis'].map((name) => sample(`${name}.pdf`, 640_000)),
  ],
]
const TOTAL = [
  [sample('acte-de-vente.pdf', 9_900_000), sample('plan-financement.pdf', 9_800_000), sample('attestation.pdf', 9_700_000)],
]

/** Fields for files, of one and of several: empty, filled, refused in every way. */
export const FILES: Example = kitExample(
  'fields for files: empty, filled, refused in every way',
  <Columns of="equal">
    <Stack>
      <Live of={FileField} limits={single} label="RIB" />
      <Live of={FileField} limits={single} picks={RIB} label="RIB du titulaire" />
      <Live of={FileField} limits={single} label="Pièce d’identité" error="Une pièce est nécessaire" />
      <Live of={FileDrop} limits={UNIQUE} label="Pièces à joindre" />
    </Stack>
    <Stack>
      <Live of={FileDrop} limits={drop} picks={PROOFS} label="Justificatifs" />
      <Live of={FileDrop} limits={drop} picks={NUMBER} label="Avis d’imposition" />
      <Live of={FileDrop} limits={company} picks={TOTAL} label="Acte de vente" />
    </Stack>
  </Columns>,
)

export const EXAMPLES: readonly Example[] = [FILES]
