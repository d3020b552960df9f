import { FILE_LIMITS, FILE_TYPES, type FileLimits } from '@hautelisse/domain/files'
import { fileFieldMachine, selectFileField, type PickedFile } from '@hautelisse/machines/files'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { FileDrop } from '../ui/file-drop/index.ts'
import { FileField, type FileFieldProps } from '../ui/file-field/index.ts'
import { stack } from './gallery.css.ts'
import { SAMPLE } from './samples.ts'
import { Specimen } from './specimen.tsx'

/** A file of the gallery: it has a name, a size and the first bytes of its type, and nothing more. */
const sample = (name: string, size: number, type: keyof typeof FILE_TYPES = 'pdf'): PickedFile => ({
  name,
  size,
  type: '',
  slice: () => ({ arrayBuffer: () => Promise.resolve(Uint8Array.from(FILE_TYPES[type].signature).buffer) }),
})

type LiveProps = {
  readonly of: (props: FileFieldProps) => ReactNode
  readonly label: ReactNode
  readonly limits: FileLimits
  /** Choices made when the gallery opens, one after the other. */
  readonly picks?: readonly (readonly PickedFile[])[]
  readonly error?: ReactNode
}

const NONE: LiveProps['picks'] = []

/** A field that lives, with choices made before anybody comes. */
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

const UNIQUE: FileLimits = { ...FILE_LIMITS.drop, uniqueNames: true }

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
    sample(`${SAMPLE.longName}.pdf`, 1_999_999),
    ...['avis-2025.pdf', 'avis-2024.pdf', 'bail.pdf', 'acte.pdf', 'plan.pdf', 'devis.pdf'].map((name) => sample(name, 640_000)),
  ],
]
const TOTAL = [
  [sample('acte-de-vente.pdf', 9_900_000), sample('plan-financement.pdf', 9_800_000), sample('attestation.pdf', 9_700_000)],
]

/** Fields for files: empty, filled, refused in every way, for one file and for several. */
export const FileSpecimens = (): ReactElement => {
  const { t } = useLingui()
  return (
    <>
      <Specimen caption={<Trans id="developer.file.one">Un fichier : à choisir, choisi puis refusé, manquant</Trans>}>
        <div className={stack}>
          <Live of={FileField} limits={FILE_LIMITS.single} label={t({ id: 'developer.file.rib', message: 'RIB' })} />
          <Live
            of={FileField}
            limits={FILE_LIMITS.single}
            picks={RIB}
            label={t({ id: 'developer.file.rib-given', message: 'RIB du titulaire' })}
          />
          <Live
            of={FileField}
            limits={FILE_LIMITS.single}
            label={t({ id: 'developer.file.identity', message: 'Pièce d’identité' })}
            error={t({ id: 'developer.file.missing', message: 'Une pièce est nécessaire' })}
          />
        </div>
      </Specimen>
      <Specimen caption={<Trans id="developer.file.several">Plusieurs fichiers : à choisir, choisis et refusés</Trans>}>
        <div className={stack}>
          <Live of={FileDrop} limits={UNIQUE} label={t({ id: 'developer.file.proofs', message: 'Pièces à joindre' })} />
          <Live
            of={FileDrop}
            limits={FILE_LIMITS.drop}
            picks={PROOFS}
            label={t({ id: 'developer.file.proofs-given', message: 'Justificatifs' })}
          />
        </div>
      </Specimen>
      <Specimen caption={<Trans id="developer.file.number">Plusieurs fichiers : trop nombreux, nom très long</Trans>}>
        <Live
          of={FileDrop}
          limits={FILE_LIMITS.drop}
          picks={NUMBER}
          label={t({ id: 'developer.file.archive', message: 'Avis d’imposition' })}
        />
      </Specimen>
      <Specimen caption={<Trans id="developer.file.total">Plusieurs fichiers, pour une entreprise : trop lourds ensemble</Trans>}>
        <Live
          of={FileDrop}
          limits={FILE_LIMITS.company}
          picks={TOTAL}
          label={t({ id: 'developer.file.deed', message: 'Acte de vente' })}
        />
      </Specimen>
    </>
  )
}
