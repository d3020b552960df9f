export { Hero, HeroEdge } from './hero.tsx'
