export { Hero, HeroEdge } from './hero.tsx'
export { TitleLevelContext, useTitleTag } from './title-level.ts'
