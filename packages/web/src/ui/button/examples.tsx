import type { Example } from '../../shell/index.ts'
import { drawings } from '../icon/index.ts'
import { Doors } from '../page/index.ts'
import { kitExample } from '../sample.tsx'
import { onHero } from '../theme/examples.css.ts'
import { Tooltip } from '../tooltip/index.ts'
import { Button, LinkButton, TextButton, TextLink, ToolButton, WhyButton } from './index.ts'

/** Buttons and links. */
export const EXAMPLES: readonly Example[] = [
  kitExample(
    'buttons: main, second, shut, at work, small; on the ground of a brand; links',
    <>
      <Doors>
        <Button>Valider mon choix</Button>
        <Button variant="secondary">Précédent</Button>
        <Button disabled>Continuer</Button>
        <Button busy>Envoi en cours</Button>
        <Button variant="secondary" size="s" icon={drawings.Pencil}>
          Modifier
        </Button>
        <LinkButton href="#main">Bouton qui mène ailleurs</LinkButton>
        <Tooltip text="Fonctionnalité momentanément indisponible">
          <TextButton aria-disabled="true">Versement volontaire</TextButton>
        </Tooltip>
      </Doors>
      <div className={onHero}>
        <Button variant="accent" icon={drawings.Plus}>
          Simuler mon retrait
        </Button>
        <Button variant="onHero">Faire un arbitrage</Button>
        <WhyButton icon={drawings.ArrowRight}>D’où vient ce chiffre ?</WhyButton>
      </div>
      <Doors>
        <TextLink href="#main" icon={drawings.ArrowLeft}>
          Retour à mon épargne
        </TextLink>
        <TextLink href="#main" icon={drawings.ArrowRight} trailing>
          Tous mes contrats
        </TextLink>
        <TextButton icon={drawings.Copy}>Copier le calcul</TextButton>
        <ToolButton icon={drawings.List}>Menu</ToolButton>
      </Doors>
    </>,
  ),
]
