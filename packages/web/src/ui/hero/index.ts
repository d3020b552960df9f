export { Hero, HeroEdge } from './hero.tsx'
export { PartTitle, TitleLevelContext } from './part-title.tsx'
