import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { TextLink } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Skeleton, SkeletonLine } from '../ui/skeleton/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'
import { State } from '../ui/page/index.ts'

export const WaitSpecimens = (): ReactElement => {
  const { t } = useLingui()
  const [retrying, setRetrying] = useState(false)
  return (
    <>
      <GalleryTitle>
        <Trans id="developer.wait.title">Attendre, ne rien avoir, échouer</Trans>
      </GalleryTitle>
      <Specimen caption={<Trans id="developer.wait.skeleton">Squelette : des fils sans chiffres, après 300 ms</Trans>}>
        <Panel as="div">
          <Skeleton label={t({ id: 'developer.wait.loading', message: 'Chargement de vos comptes' })} />
        </Panel>
      </Specimen>
      <Specimen caption={<Trans id="developer.wait.rows">Squelette d’un tableau, à ses propres hauteurs</Trans>}>
        <Skeleton>
          <SkeletonLine height={20} width="100%" />
          <SkeletonLine height={20} width="100%" />
          <SkeletonLine height={20} width="70%" />
        </Skeleton>
      </Specimen>
      <Specimen caption={<Trans id="developer.wait.empty">Vide</Trans>}>
        <Panel as="div">
          <State
            kind="empty"
            title={<Trans id="developer.wait.empty-title">Votre épargne semble vide</Trans>}
            action={
              <TextLink href="#main" icon={drawings.ArrowRight} trailing>
                <Trans id="developer.wait.empty-action">Retour à l’accueil</Trans>
              </TextLink>
            }
          >
            <Trans id="developer.wait.empty-sentence">Dès votre premier versement, vos comptes apparaîtront ici.</Trans>
          </State>
        </Panel>
      </Specimen>
      <Specimen caption={<Trans id="developer.wait.error">Données indisponibles, dans la page</Trans>}>
        <Panel as="div">
          <State kind="failed" isRetrying={retrying} onRetry={() => setRetrying(true)}>
            <Trans id="developer.wait.error-sentence">
              Les données d’affichage de vos contrats sont momentanément indisponibles
            </Trans>
          </State>
        </Panel>
      </Specimen>
      <Specimen caption={<Trans id="developer.wait.page">Page entière qui attend</Trans>}>
        <Spinner />
      </Specimen>
    </>
  )
}
