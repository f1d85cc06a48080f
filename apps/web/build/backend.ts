import type { ProxyOptions } from 'vite'

/** What a server answers under its own address; everything else is the client's. */
const served =
  '^/(?:api|oauth|nodeinfo|\\.well-known|instance|media|proxy|images|emoji|manifest\\.json|static/(?!brand/|shell\\.css|logo\\.svg))(?:/|$|[^/]*\\.)'

/** For `npm run dev`: hot reload in front of the server that `SKEIN_BACKEND` names. */
export function backendProxy(): Record<string, ProxyOptions> {
  const target = process.env['SKEIN_BACKEND']
  return target === undefined ? {} : { [served]: { target, ws: true, changeOrigin: true } }
}
