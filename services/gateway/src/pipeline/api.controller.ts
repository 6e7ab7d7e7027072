import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CallPipeline } from './call-pipeline.js';
import type { LabelledRequest } from '../server/labelled-request.js';

/** The one route of the API; the table behind it decides what exists. */
@Controller()
export class ApiController {
  constructor(private readonly pipeline: CallPipeline) {}

  @All(['/api', '/api/*'])
  pass(@Req() request: LabelledRequest, @Res() reply: FastifyReply): Promise<unknown> {
    return this.pipeline.pass(request, reply);
  }
}
