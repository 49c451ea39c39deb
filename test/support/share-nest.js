// Nest is ES modules only, which Jest cannot require(). Packages that still require it get these through resolver.cjs.
import * as common from '@nestjs/common'
import * as core from '@nestjs/core'

globalThis.__nest = { common, core }
