import type { Example } from '../../shell/index.ts'
import { Countdown } from '../countdown/index.ts'
import { Doors } from '../page/index.ts'
import { kitExample } from '../sample.tsx'
import { PersonBadge } from '../settings-tools/index.ts'
import { Skein } from '../skein/index.ts'
import { Skeleton, SkeletonLine } from '../skeleton/index.ts'
import { Spinner } from '../spinner/index.ts'
import { Tag } from '../tag/index.ts'
import { Note } from './index.ts'

/** What informs: remarks, states, what is waited for. */
export const EXAMPLES: readonly Example[] = [
  kitExample(
    'remarks and states of every kind',
    <>
      <Note>Estimation sans engagement. Montants bruts, avant impôt et prélèvements sociaux.</Note>
      <Note kind="warn">Votre rente serait inférieure au seuil de versement.</Note>
      <Note kind="alert">Le calcul n’a pas abouti. Vos réponses sont conservées.</Note>
      <Note kind="success">Votre choix est enregistré</Note>
      <Doors>
        <Tag kind="done">Traité</Tag>
        <Tag kind="running">En cours de traitement</Tag>
        <Tag kind="off">Annulé</Tag>
        <Tag kind="alert">Échéance proche</Tag>
        <Tag>PERECO</Tag>
        <Skein tone="d1" />
        <PersonBadge name="Sylvie Garnier" initials="SG" />
      </Doors>
    </>,
  ),
  kitExample(
    'what is waited for: skeletons, a whole page, seconds that pass',
    <>
      <Skeleton label="Chargement de vos comptes" />
      <Skeleton>
        <SkeletonLine height={20} width="100%" />
        <SkeletonLine height={20} width="70%" />
      </Skeleton>
      <Spinner />
      <Countdown seconds={47} total={60} />
      <Countdown seconds={5} total={60} />
    </>,
  ),
]
