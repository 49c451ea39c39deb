import { Body, Query, type Type } from '@nestjs/common'

// For controllers that a function creates for several DTO classes: the compiler emits a common type for the parameter,
// while the ValidationPipe and Swagger read the class from its metadata.

function withType(decorator: ParameterDecorator, dto: Type): ParameterDecorator {
  return (controller, method, index) => {
    const types = Reflect.getMetadata('design:paramtypes', controller, method!) as Type[]
    Reflect.defineMetadata('design:paramtypes', types.with(index, dto), controller, method!)
    decorator(controller, method, index)
  }
}

/** `@Body()` of a class that is known at run time. */
export const TypedBody = (dto: Type) => withType(Body(), dto)

/** `@Query()` of a class that is known at run time. */
export const TypedQuery = (dto: Type) => withType(Query(), dto)
