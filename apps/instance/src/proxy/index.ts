export { createProxy, type Proxy, type ProxyOptions } from './create-proxy.ts'
export { findServer } from './find-server.ts'
