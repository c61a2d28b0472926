"""What the contract's documents cannot say to a fuzzer: how a form counts, and how callers come by their credentials."""

import base64
import hashlib
import hmac
import itertools
import json
import os

import requests
import schemathesis
from schemathesis.auths import GLOBAL_AUTH_STORAGE
from schemathesis.generation.meta import TestPhase

BASE_URL = os.environ["BASE_URL"]
ABSENT = (None, "", "null")
UNKNOWN = "x-schemathesis-unknown-property"
FORM = "application/x-www-form-urlencoded"
OPERATION_ID = "operationId"

messages = {name: itertools.cycle(made) for name, made in json.load(open(os.environ["MESSAGES"])).items()}
callers = itertools.count(1)


def operation_id(case):
    return case.operation.definition.raw.get(OPERATION_ID)


# Forms and queries: an empty value, or `null`, counts as absent, true and false are taken in any case, and an unknown name is ignored
# (and named in the answer). Where schemathesis means such a value to be wrong, it is sent as what it counts for. The case is then judged anew by the schema, so that a form that
# is wrong in another way must still be refused.


def counted(values):
    """The values as the service counts them."""
    return {
        name: value.lower() if isinstance(value, str) and value.lower() in ("true", "false") else value
        for name, value in values.items()
        if name != UNKNOWN and not any(value is absent or value == absent for absent in ABSENT)
    }


def count_as_the_service_does(case):
    if case.query and counted(dict(case.query)) != dict(case.query):
        case.query = counted(dict(case.query))
    if case.media_type == FORM and isinstance(case.body, dict) and counted(case.body) != case.body:
        case.body = counted(case.body)


# Encrypted bodies: a made-up one is as the schema has it, and opens nothing; see encrypted-messages.ts.


def encrypt(case):
    made = messages.get(operation_id(case))
    if made is None:
        return
    chosen = next(made)
    case.body = chosen["message"]
    if case.path_parameters:
        case.path_parameters["order_id"] = chosen["order_id"]


# Guessing locks an address out of the settings, so that each guess comes from another one. Nothing but logging in asks for it.


def come_from_elsewhere(case):
    caller = next(callers)
    case.headers["X-Forwarded-For"] = f"198.{18 + caller // 65536 % 2}.{caller // 256 % 256}.{caller % 256}"


# Whatever address is made up or taken from an example, a test delivery goes to this machine, where nobody listens.


def stay_at_home(case):
    if operation_id(case) == "replaceWebhookSettings" and isinstance(case.body, dict):
        if isinstance(case.body.get("url"), str) and case.body["url"].startswith("http"):
            case.body["url"] = "http://127.0.0.1:9/hooks"


# Where schemathesis has put something wrong into x-merchantid or the credentials, it leaves right credentials out; what is set by the
# configuration, or counts for something else, can make such a case a right one again, which is refused then. Missing and wrong
# credentials are tried in the coverage phase, one at a time, and by the check `ignored_auth`.


def sign_in(case):
    if case.meta.phase.name is not TestPhase.COVERAGE and not case._has_explicit_auth:
        GLOBAL_AUTH_STORAGE.set(case, schemathesis.AuthContext(operation=case.operation, app=None))


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta is None:
        return
    sign_in(case)
    if case.meta.generation.mode.is_negative:
        count_as_the_service_does(case)
    else:
        encrypt(case)
    stay_at_home(case)
    if operation_id(case) in ("login", "changePassword"):
        come_from_elsewhere(case)


# Credentials. (Those of a configuration file and those of hooks are not used together, so that all of them are here.)


def asks_for(scheme):
    """Whether an operation takes this security scheme."""
    return lambda context: any(scheme in one for one in context.operation.definition.raw.get("security", []))


class GatewaySignature(requests.auth.AuthBase):
    """Signs the bytes that are sent, as the gateway does."""

    def __call__(self, request):
        body = request.body or b""
        signed = body.encode() if isinstance(body, str) else body
        secret = os.environ["GATEWAY_SECRET"].encode()
        request.headers["x-gateway-signature"] = "sha256=" + hmac.new(secret, signed, hashlib.sha256).hexdigest()
        return request


schemathesis.auth.set_from_requests(GatewaySignature()).apply_to(asks_for("gatewaySignature"))


@schemathesis.auth(refresh_interval=None).apply_to(asks_for("basicAuth"))
class MerchantKey:
    """The merchant's key; where it may be left out, it is, every other time."""

    turns = itertools.cycle([True, False])

    def get(self, case, context):
        optional = {} in context.operation.definition.raw["security"]
        return None if optional and next(self.turns) else os.environ["API_KEY"]

    def set(self, case, data, context):
        case.headers["Authorization"] = "Basic " + base64.b64encode(f"{data}:".encode()).decode()


@schemathesis.auth().apply_to(asks_for("operatorKey"))
class OperatorKey:
    def get(self, case, context):
        return os.environ["OPERATOR_KEY"]

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.auth(refresh_interval=None).apply_to(asks_for("settingsToken"))
class SettingsToken(OperatorKey):
    """A session of the settings. Fuzzing ends sessions, changes the password and disables the merchant: all is set right then."""

    token = None

    def get(self, case, context):
        if SettingsToken.token is None:
            SettingsToken.token = self.log_in()
        return SettingsToken.token

    def log_in(self):
        merchant = os.environ["SETTINGS_MERCHANT"]
        address = f"{BASE_URL}/operator/merchants/{merchant}"
        operator = {"Authorization": f"Bearer {os.environ['OPERATOR_KEY']}"}
        requests.patch(address, json={"disabled": False}, headers=operator, timeout=10).raise_for_status()
        reset = requests.post(f"{address}/reset-credentials", headers=operator, timeout=10)
        reset.raise_for_status()
        login = {"username": merchant, "password": reset.json()["settings_password"]}
        session = requests.post(f"{BASE_URL}/settings/login", json=login, timeout=10)
        session.raise_for_status()
        return session.json()["access_token"]


@schemathesis.hook
def after_call(context, case, response):
    if operation_id(case) in ("logout", "changePassword", "resetMerchantCredentials", "updateMerchant"):
        SettingsToken.token = None
