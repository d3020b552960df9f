import {
  calculationLines,
  calculationTable,
  calculationText,
  type Derivation,
  type OperationWords,
} from '@hautelisse/domain/explain'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { said, small } from './export-actions.css.ts'
import { copyText, downloadSheet } from './take-along.ts'
import type { Sources, Terms } from './terms.ts'

const useOperationWords = (): OperationWords => {
  const { t } = useLingui()
  return {
    least: t({ id: 'explanation.operation.least', message: 'le plus petit' }),
    greatest: t({ id: 'explanation.operation.greatest', message: 'le plus grand' }),
    'round-cents': t({ id: 'explanation.operation.round-cents', message: 'arrondi au centime' }),
    'round-euros': t({ id: 'explanation.operation.round-euros', message: 'arrondi à l’euro' }),
    'nothing-below': t({ id: 'explanation.operation.nothing-below', message: 'zéro en dessous du seuil' }),
    'annuity-factor': t({
      id: 'explanation.operation.annuity-factor',
      message: 'somme des versements, chacun multiplié par la probabilité d’être en vie',
    }),
    'complete-expectation': t({
      id: 'explanation.operation.complete-expectation',
      message: 'durée moyenne de vie selon la table',
    }),
    'instalment-reaching': t({
      id: 'explanation.operation.instalment-reaching',
      message: 'premier versement par lequel leur somme atteint ce montant',
    }),
    'months-living': t({
      id: 'explanation.operation.months-living',
      message: 'dernier mois entier où cette part de la table est en vie',
    }),
    'mix-deviation': t({
      id: 'explanation.operation.mix-deviation',
      message: 'écart type du mélange, selon les écarts types et les corrélations des classes',
    }),
    'log-normal-quantile': t({
      id: 'explanation.operation.log-normal-quantile',
      message: 'montant que cette part des futurs ne dépasse pas, loi log-normale',
    }),
    'log-normal-chance': t({
      id: 'explanation.operation.log-normal-chance',
      message: 'part des futurs qui finissent sous ce montant, loi log-normale',
    }),
    'log-normal-mean': t({ id: 'explanation.operation.log-normal-mean', message: 'moyenne des futurs, loi log-normale' }),
    'log-normal-deviation': t({
      id: 'explanation.operation.log-normal-deviation',
      message: 'écart type des futurs, loi log-normale',
    }),
  }
}

type ExportActionsProps = {
  readonly derivation: Derivation
  readonly terms: Terms
  readonly sources: Sources
  /** Which figure is explained: the first line of the copied text. */
  readonly title: string
  /** Name of the file of the table. */
  readonly fileName: string
}

/** Takes a calculation along, every figure of it with its source: as text in the clipboard, as a table in a file. */
export const ExportActions = ({ derivation, terms, sources, title, fileName }: ExportActionsProps): ReactElement => {
  const { t } = useLingui()
  const operations = useOperationWords()
  const [answer, setAnswer] = useState<'copied' | 'refused'>()
  const { nameOf, fullNameOf = nameOf, write } = terms
  const lines = () => calculationLines(derivation, { nameOf: fullNameOf, write, sources, operations })
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(`${title}\n${calculationText(lines())}`)
    setAnswer(isCopied ? 'copied' : 'refused')
  }
  const download = (): void => {
    const heads = [
      t({ id: 'explanation.export.figure', message: 'Chiffre' }),
      t({ id: 'explanation.export.calculation', message: 'Calcul' }),
      t({ id: 'explanation.export.shown', message: 'Valeur affichée' }),
      t({ id: 'explanation.export.exact', message: 'Valeur exacte' }),
      t({ id: 'explanation.export.source', message: 'Source' }),
    ]
    downloadSheet(fileName, calculationTable(lines(), heads))
  }
  return (
    <>
      <TextButton className={small} icon={drawings.Copy} onClick={() => void copy()}>
        {t({ id: 'explanation.export.copy', message: 'Copier le calcul' })}
      </TextButton>
      <TextButton className={small} icon={drawings.Download} onClick={download}>
        {t({ id: 'explanation.export.export', message: 'Exporter' })}
      </TextButton>
      <output className={said}>
        {answer === 'copied' && t({ id: 'explanation.export.copied', message: 'Calcul copié' })}
        {answer === 'refused' && t({ id: 'explanation.export.refused', message: 'Le navigateur refuse la copie' })}
      </output>
    </>
  )
}
