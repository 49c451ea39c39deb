import { Entity } from 'typeorm'
import { Category } from './category.js'

@Entity('price_categories')
export class PriceCategory extends Category {}
