import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import {
  ExplainContract,
  ExplainContracts,
  ExplainFooter,
  ExplainLine,
  ExplainPanel,
  ExplainStep,
  ExplainSteps,
  ExplainTotal,
} from '../explanation/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { narrow } from './gallery.css.ts'
import { AMOUNTS, SAMPLE } from './samples.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'

const Steps = (): ReactElement => (
  <ExplainSteps>
    <ExplainStep
      name={<Trans id="developer.explain.savings">Épargne à convertir</Trans>}
      result={{ label: <Trans id="developer.explain.today">Aujourd’hui</Trans>, value: <Amount value={AMOUNTS.annuity} /> }}
      source={<Trans id="developer.explain.choice">Votre choix à l’étape 4</Trans>}
    >
      <ExplainLine
        label={<Trans id="developer.explain.whole">Ensemble du contrat</Trans>}
        value={<Amount value={AMOUNTS.annuity} />}
      />
    </ExplainStep>
    <ExplainStep
      name={<Trans id="developer.explain.conversion">Conversion en rente</Trans>}
      operator="÷ 28,303633"
      detail={<Trans id="developer.explain.detail">Année de naissance 1964, 64 ans au départ</Trans>}
      result={{
        label: <Trans id="developer.explain.yearly">Par an, avant frais</Trans>,
        value: <Amount value={AMOUNTS.yearly} />,
      }}
      source={<a href="#main">CGI art. 669</a>}
    />
  </ExplainSteps>
)

export const ExplainSpecimens = (): ReactElement => {
  const { t } = useLingui()
  const [open, setOpen] = useState('one')
  return (
    <>
      <GalleryTitle>
        <Trans id="developer.explain.title">Expliquer un chiffre</Trans>
      </GalleryTitle>
      <Specimen caption={<Trans id="developer.explain.caption">Panneau d’explication, un contrat ouvert</Trans>}>
        <ExplainPanel
          className={narrow}
          subtitle={t({ id: 'developer.explain.subtitle', message: 'Votre rente par mois, somme de deux contrats' })}
          onClose={() => setOpen('')}
        >
          <ExplainContracts open={open} onOpenChange={setOpen}>
            <ExplainContract
              id="one"
              name="PER d’entreprise obligatoire"
              basis={SAMPLE.company}
              value={<Amount value={AMOUNTS.monthly} />}
            >
              <Steps />
            </ExplainContract>
            <ExplainContract id="two" name={SAMPLE.longName} basis={SAMPLE.longName} value={<Amount value={AMOUNTS.large} />}>
              <Steps />
            </ExplainContract>
          </ExplainContracts>
          <ExplainTotal label={<Trans id="developer.explain.total">Les deux contrats, par mois, brut</Trans>}>
            <Amount value={AMOUNTS.monthly} size="m" />
          </ExplainTotal>
          <ExplainFooter
            actions={
              <>
                <TextButton icon={drawings.Copy}>
                  <Trans id="developer.action.copy">Copier le calcul</Trans>
                </TextButton>
                <TextButton icon={drawings.Download}>
                  <Trans id="developer.action.export">Exporter</Trans>
                </TextButton>
              </>
            }
            rule={<Trans id="developer.explain.rule">Les étapes sont calculées sans arrondi et affichées au centime.</Trans>}
          />
        </ExplainPanel>
      </Specimen>
    </>
  )
}
