import type { INestApplication } from '@nestjs/common'
import { DiscoveryService, MetadataScanner } from '@nestjs/core'

type Method = (...parameters: never[]) => Promise<unknown>

export interface RegisteredMethod<M extends Method> {
  /** Class and method. */
  name: string
  run: M
}

/** Returns those methods of all providers that a decorator has registered. */
export function findMethods<M extends Method>(
  app: INestApplication,
  isRegistered: (method: object) => boolean,
): RegisteredMethod<M>[] {
  const scanner = app.get(MetadataScanner, { strict: false })
  const instances = new Set(
    app
      .get(DiscoveryService, { strict: false })
      .getProviders()
      .map(({ instance }) => instance as unknown),
  )
  const found: RegisteredMethod<M>[] = []
  for (const instance of instances) {
    if (typeof instance !== 'object' || !instance) continue
    const prototype = Object.getPrototypeOf(instance) as object
    for (const key of scanner.getAllMethodNames(prototype)) {
      const method = Object.getOwnPropertyDescriptor(prototype, key)?.value as M | undefined
      if (method && isRegistered(method))
        found.push({ name: `${instance.constructor.name}.${key}`, run: method.bind(instance) as M })
    }
  }
  return found
}
