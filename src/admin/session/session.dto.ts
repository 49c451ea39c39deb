import { ApiProperty } from '@nestjs/swagger'
import { type Role, roles } from '../../shared/admin/role.js'

/** Signed-in user. */
export class SessionDto {
  @ApiProperty({ example: 'ana@example.com' })
  email: string

  @ApiProperty({ description: 'Name shown to colleagues, else the e-mail address.' })
  name: string

  @ApiProperty({ enum: roles })
  role: Role

  @ApiProperty({ description: 'True if the password must be changed before anything else.' })
  mustChangePassword: boolean
}
