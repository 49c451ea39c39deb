/**
 * Sets the types of a handler's first parameters in a controller that a function builds: TypeScript knows a common base class
 * only, while validation and the API document read the actual one.
 */
export const ParameterTypes =
  (...types: (new (...parameters: never[]) => unknown)[]): MethodDecorator =>
  (prototype, name) => {
    const declared = Reflect.getMetadata('design:paramtypes', prototype, name) as unknown[]
    Reflect.defineMetadata('design:paramtypes', [...types, ...declared.slice(types.length)], prototype, name)
  }
