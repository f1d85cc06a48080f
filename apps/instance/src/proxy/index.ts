export { createProxy, type Proxy } from './create-proxy.ts'
export { findServer } from './find-server.ts'
