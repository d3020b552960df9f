export { Login } from './login.tsx'
export { StandIn } from './stand-in.tsx'
