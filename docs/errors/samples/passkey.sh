# Calls an operation of the user pool.
pool() {
  curl -s "$PLATFORM_URL/identity/user-pool" -H 'content-type: application/x-amz-json-1.1' \
    -H "x-amz-target: AWSCognitoIdentityProviderService.$1" -d "$2"
}
# The error of a response, or that there is none.
shown() {
  sed -e 's/^{"__type".*/&/;t' -e 's/.*/no error/'
  echo
}
client=$(curl -s "$PLATFORM_URL/sandbox/health" | sed 's/.*"userPoolClientId":"\([^"]*\)".*/\1/')
token=$(pool InitiateAuth "{\"ClientId\":\"$client\",\"AuthFlow\":\"USER_AUTH\",\"AuthParameters\":
  {\"USERNAME\":\"$PLATFORM_EMAIL\",\"PREFERRED_CHALLENGE\":\"PASSWORD\",\"PASSWORD\":\"$PLATFORM_PASSWORD\"}}" |
  sed 's/.*"AccessToken":"\([^"]*\)".*/\1/')

# A passkey whose registration was not begun, and the beginning of one.
pool CompleteWebAuthnRegistration "{\"AccessToken\":\"$token\",\"Credential\":{\"id\":\"AAAA\",\"rawId\":\"AAAA\",
  \"type\":\"public-key\",\"clientExtensionResults\":{},
  \"response\":{\"clientDataJSON\":\"AAAA\",\"attestationObject\":\"AAAA\"}}}" | shown
pool StartWebAuthnRegistration "{\"AccessToken\":\"$token\"}" | shown
